import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DateRangeInput',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'Two days, the first and the last: each typed in three fields, or both chosen from one calendar.',
  synonyms: ['date range picker', 'period'],
  use: {
    when: ['A period is asked, such as the days of a course or of a report.'],
    not: [
      'There is one day: use DateInput.',
      'The calendar itself is the page: use RangeCalendar.',
      'Periods have names, such as “last month”: use Select.',
    ],
  },
  anatomy: [
    { part: 'date-range-input', is: 'The fieldset around both days.' },
    { part: 'date-input', is: 'The first and the last day, each a group with a name.' },
    { part: 'button', is: 'Opens the calendar.' },
    { part: 'calendar', is: 'A dialog under the fields, loaded when it is first opened; takes both days.' },
    { part: 'field-error', is: 'Among others: that the last day is before the first one.' },
  ],
  criteria: [
    'Both days are groups with names inside a group with a name.',
    'A last day before the first one stays as typed; a sentence says so when the group is left, and is announced.',
    'The calendar takes both days by pointer or keys, closes after the second one and gives the focus back.',
    'Both days are in the form data under one name, and a reset restores the default.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields of both days to the calendar button' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar; on a day: chooses it' },
    {
      keys: 'Arrow keys, Page Up, Page Down, Home, End',
      does: 'In the calendar: to another day, as in Calendar',
    },
    { keys: 'Escape', does: 'Closes the calendar; the focus goes back to its button' },
  ],
};
