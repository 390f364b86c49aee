import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TimeInput',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'A time of day, typed.',
  synonyms: ['time picker'],
  use: {
    when: ['People know the time that they mean, such as when a class begins or a reminder comes.'],
    not: [
      'The time belongs to a day that is asked at once: use DateTimeInput, which says the time zone too.',
      'Only some times are open, such as the slots of a tutor: use RadioGroup or Select.',
      'It is a length of time: use NumberInput with its unit.',
    ],
  },
  anatomy: [
    { part: 'label', is: 'Names the field.' },
    {
      part: 'time-input',
      is: 'One text field; the hint before it shows the format, unless you give one of your own.',
    },
    { part: 'field-error', is: 'What is wrong with what was typed, told when the field is left.' },
  ],
  criteria: [
    'Every usual way to write a time is understood, in 12 and in 24 hours.',
    'What is no time stays as typed, and a plain sentence says what is expected.',
    'On blur the field shows the parsed time.',
  ],
  wcag: ['1.3.1', '2.1.1', '3.3.1', '3.3.2', '3.3.3', '4.1.2'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves focus to the field' }],
};
