import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TextInput',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'One line of text with its label, hint and error.',
  synonyms: ['text field', 'textbox'],
  use: {
    when: ['One line is written: a name, an address.'],
    not: ['A password: use PasswordInput.', 'A number, a date, a time: take the input of its kind.'],
  },
  anatomy: [
    { part: 'text-input', is: 'The native control.' },
    { part: 'label', is: 'Its name.' },
    { part: 'field-error', is: 'What is wrong, in words.' },
  ],
  criteria: [
    'The label is always visible and names the input; hint and error describe it.',
    'An error is shown by text and icon, not by colour alone, and marks the input as invalid.',
    'What was typed stays when an error appears.',
  ],
  wcag: ['1.3.1', '1.3.5', '1.4.1', '3.3.1', '3.3.2', '4.1.2'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves focus to the input' }],
};
