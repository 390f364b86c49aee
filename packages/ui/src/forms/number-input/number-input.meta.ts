import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NumberInput',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'A number that is counted or measured, typed or stepped.',
  synonyms: ['spin button', 'quantity', 'numeric stepper'],
  use: {
    when: [
      'People enter an amount, such as seats, minutes or a price in shillings.',
      'The number often changes by a little, so that pressing plus or minus is quicker than typing.',
    ],
    not: [
      'The digits are a code or a phone number: use TextInput or OneTimeCode.',
      'There are only a few values to choose from: use RadioGroup or Select.',
    ],
  },
  anatomy: [
    { part: 'label', is: 'Names the field; the unit follows in brackets.' },
    { part: 'number-input', is: 'The field between its two buttons.' },
    { part: 'input', is: 'A text field with a number pad on phones.' },
    {
      part: 'icon-button',
      is: 'Less and more, 44 px each; left out of the Tab order, since the arrow keys do the same.',
    },
    { part: 'field-error', is: 'What is wrong with what was typed, told when the field is left.' },
  ],
  criteria: [
    'Thousands separators, spaces and the locale’s decimal sign are understood.',
    'What is no number stays as typed, and a plain sentence says what is wrong once the field is left.',
    'A step is announced with its unit; at a bound the announcement says so.',
    'Buttons are 44 px and named by what they do and to which field.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.5.8', '3.3.1', '3.3.2', '3.3.3', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field' },
    { keys: 'Arrow up, Arrow down', does: 'One step more or less' },
    { keys: 'Page Up, Page Down', does: 'Ten steps more or less' },
    { keys: 'Digits', does: 'Type the number' },
  ],
};
