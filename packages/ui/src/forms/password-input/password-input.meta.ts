import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PasswordInput',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'A password that its owner may look at before sending it.',
  use: {
    when: [
      'Signing in: with `autoComplete="current-password"`, so that password managers fill it in.',
      'Creating a password: with `autoComplete="new-password"` and `strength`.',
    ],
    not: [
      'A code from a message is asked: use OneTimeCode.',
      'A second field to type the same again: showing the password does that better.',
    ],
  },
  anatomy: [
    { part: 'label', is: 'Names the field.' },
    { part: 'password-input', is: 'The native input; pasting is never blocked.' },
    { part: 'icon-button', is: 'Shows the password, or hides it again.' },
    {
      part: 'password-strength',
      is: 'With `strength`: four bars, the verdict in words, and one way to better it.',
    },
    { part: 'field-error', is: 'What is wrong with the password.' },
  ],
  criteria: [
    'Paste and password managers work: nothing is blocked, autocomplete is named.',
    'The button beside it says what a press will do, and screen readers hear the new state.',
    'It hides again when its form is sent.',
    'What was typed and the place of the focus survive showing and hiding.',
    'The strength is announced in words once typing pauses; it requires no character class and never blocks the form.',
  ],
  wcag: ['1.3.1', '1.3.5', '1.4.1', '2.1.1', '2.5.8', '3.3.1', '3.3.2', '3.3.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, then to the button' },
    { keys: 'Enter, Space', does: 'On the button: shows or hides the password' },
  ],
};
