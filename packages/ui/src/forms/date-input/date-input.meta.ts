import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DateInput',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'A day of the calendar: typed in three fields, or chosen from a grid.',
  synonyms: ['date picker', 'calendar'],
  use: {
    when: [
      'People know the date, such as a birthday: three fields are the quickest way for most of them.',
      'The weekday matters, such as for a live class: the calendar is next to the fields.',
    ],
    not: [
      'A time belongs to it: use DateTimeInput, which says the time zone too.',
      'Only a handful of days are open: use RadioGroup, with the weekday in each label.',
    ],
  },
  anatomy: [
    { part: 'legend', is: 'Names the date that is asked.' },
    { part: 'date-day', is: 'The day, in figures.' },
    { part: 'date-month', is: 'The month, in figures or in words.' },
    { part: 'date-year', is: 'The year, in four figures.' },
    { part: 'icon-button', is: 'Opens the calendar; its name says which date is chosen.' },
    { part: 'calendar', is: 'A dialog under the fields, loaded when it is first opened.' },
    { part: 'calendar-grid', is: 'One month; one day is in the Tab order, arrow keys reach the others.' },
    { part: 'field-error', is: 'What is wrong with the date, told when the group is left.' },
  ],
  criteria: [
    'Three named fields in a named group; the fields that are wrong are marked, and only those.',
    'What was typed stays, whatever it is; the sentence beneath says how to put it right.',
    'The calendar can be worked by keys alone; the month is announced when it turns.',
    'Names of months and days and the first day of the week are those of the locale.',
    'Days out of bounds can be met and read, and do nothing.',
    'Closing the calendar gives the focus back to its button; a dialog around it stays open.',
  ],
  wcag: ['1.3.1', '1.3.5', '1.4.10', '2.1.1', '2.4.3', '2.5.8', '3.3.1', '3.3.2', '3.3.3', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through day, month, year and the calendar button' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar; on a day: chooses it' },
    { keys: 'Arrow keys', does: 'In the calendar: to the next or previous day or week' },
    { keys: 'Home, End', does: 'To the first or last day of the week' },
    { keys: 'Page Up, Page Down', does: 'To the same day of the previous or next month' },
    { keys: 'Shift + Page Up, Shift + Page Down', does: 'To the same day of the previous or next year' },
    { keys: 'Escape', does: 'Closes the calendar; the focus goes back to its button' },
  ],
};
