import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PictureDialog',
  group: 'authoring',
  status: 'beta',
  purpose: 'Puts a picture into a lesson together with words for those who cannot see it.',
  use: {
    when: ['A picture is put into a lesson, with words for those who cannot see it.'],
    not: ['A person’s own picture: use ProfileForm.'],
  },
  anatomy: [
    { part: 'dialog', is: 'The window with the form.' },
    { part: 'file-input', is: 'The picture.' },
    { part: 'text-area', is: 'The words, or that it is decoration.' },
  ],
  criteria: [
    'No picture is added without alt text, unless its author says that it is decoration.',
    'A file name is not accepted as alt text; advice is next to the field.',
    'The picture shows while its author writes about it.',
    'Nothing typed is lost when sending fails, or when decoration is ticked and unticked.',
  ],
  wcag: ['1.1.1', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through file, text, decoration and buttons, and stays inside' },
    { keys: 'Escape', does: 'Closes it; focus goes back to the text' },
  ],
};
