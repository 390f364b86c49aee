import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ProfileForm',
  group: 'screens',
  status: 'beta',
  purpose:
    'The person’s own name and picture; for an instructor also the headline and text that learners read.',
  use: {
    when: ['A person changes name and picture.'],
    not: ['The whole page: use ProfileScreen.'],
  },
  anatomy: [
    { part: 'profile-form', is: 'The form.' },
    { part: 'picture-field', is: 'The picture, its change and removal.' },
    { part: 'text-input', is: 'The name.' },
  ],
  criteria: [
    'One name is enough: the last name is optional.',
    'The picture’s kinds and size are said before choosing, and refused before uploading.',
    'Uploading, success and failure are announced; a failure is shown next to the field.',
    'Without a picture the initial of the first name is shown, and there is nothing to remove.',
    'After removing the picture the focus stays with the picture’s controls.',
    'Headline and text are asked of instructors only, and say their greatest length beforehand.',
    'Saving the name tells its success; after a failure nothing typed is lost.',
  ],
  wcag: ['1.1.1', '1.3.5', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the picture’s controls, the names and the button' },
    { keys: 'Enter, Space', does: 'Opens the file chooser, removes the picture' },
  ],
};
