import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'OneTimeCode',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'The short code of digits that came by message or email.',
  synonyms: ['OTP', 'PIN input', 'verification code'],
  use: {
    when: [
      'A code was just sent to the person’s own phone or address.',
      'Its length is fixed and known, so that the boxes can show how many digits are left.',
    ],
    not: [
      'The code holds letters, or its length varies: use TextInput.',
      'It is a secret that the person keeps: use PasswordInput.',
    ],
  },
  anatomy: [
    { part: 'label', is: 'Names the one input.' },
    { part: 'one-time-code', is: 'The input, and the boxes that are drawn under it.' },
    { part: 'input', is: 'One native input: autofill, paste and screen readers meet this alone.' },
    {
      part: 'one-time-code-box',
      is: 'Shows one digit; decorative, and marked while the caret is there.',
    },
    { part: 'field-error', is: 'Why the code was not accepted.' },
  ],
  criteria: [
    'One input, named by its label: screen readers announce one field, not six.',
    'The phone offers the code from the message; a paste with spaces or words around it works.',
    'Digits of any script and width are read as 0 to 9.',
    'The code stays when it is refused, and can be corrected digit by digit.',
    'Boxes keep their order from left to right in every language and fit 320 px.',
  ],
  wcag: ['1.3.1', '1.3.5', '1.4.10', '2.1.1', '2.4.7', '3.3.1', '3.3.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field' },
    { keys: 'Digits', does: 'Fill the boxes one after the other' },
    { keys: 'Backspace', does: 'Takes the digit before the caret away' },
    { keys: 'Arrow left, Arrow right', does: 'Move the caret to correct a digit' },
  ],
};
