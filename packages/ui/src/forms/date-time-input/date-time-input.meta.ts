import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DateTimeInput',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'A day and a time of day that mean one instant, with the time zone said.',
  synonyms: ['date and time picker'],
  use: {
    when: [
      'Something happens at one moment for everybody, such as a live class or the end of a quiz.',
      'The people who read it may be in another time zone than the one who sets it.',
    ],
    not: [
      'Only the day counts: use DateInput.',
      'It happens at the same hour wherever one is, such as a reminder: use TimeInput.',
    ],
  },
  anatomy: [
    { part: 'legend', is: 'Names the moment that is asked.' },
    { part: 'time-zone', is: 'The zone whose calendar and clock are meant, in words.' },
    { part: 'date-input', is: 'The day, in a group of its own.' },
    { part: 'time-input', is: 'The time of day.' },
    { part: 'field-error', is: 'What is missing or wrong, beneath the half that it is about.' },
  ],
  criteria: [
    'The time zone is given in words and is part of the group’s description.',
    'One half alone gives no value, and leaving says which half is missing.',
    'The value is an instant in UTC, also across a change to summer time.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '3.3.1', '3.3.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through day, month, year, the calendar button and the time' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar (see DateInput)' },
  ],
};
