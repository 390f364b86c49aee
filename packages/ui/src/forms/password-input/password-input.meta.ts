import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PasswordInput',
  group: 'forms',
  status: 'beta',
  purpose: 'A password that its owner may look at before sending it.',
  criteria: [
    'Paste and password managers work: nothing is blocked, autocomplete is named.',
    'The button beside it says what a press will do, and screen readers hear the new state.',
    'It hides again when its form is sent.',
    'What was typed and the place of the focus survive showing and hiding.',
  ],
  wcag: ['1.3.1', '1.3.5', '2.1.1', '2.5.8', '3.3.1', '3.3.2', '3.3.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, then to the button' },
    { keys: 'Enter, Space', does: 'On the button: shows or hides the password' },
  ],
};
