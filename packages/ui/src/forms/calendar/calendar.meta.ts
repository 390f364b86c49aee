import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Calendar',
  group: 'forms',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A month in the page, from which one day is chosen; RangeCalendar takes two.',
  synonyms: ['month view', 'date grid', 'range calendar'],
  use: {
    when: [
      'The calendar itself is the page, such as the days on which a class can be booked.',
      'A range of days is chosen by pointing: use RangeCalendar.',
    ],
    not: [
      'The date is one field of a form: use DateInput or DateRangeInput, where it can be typed.',
      'The date is far away, such as a birthday: use DateInput.',
    ],
  },
  anatomy: [
    { part: 'calendar', is: 'The group around month and grid.' },
    { part: 'calendar-month', is: 'The month and the year, between the buttons that turn them.' },
    { part: 'calendar-grid', is: 'The days; one is in the Tab order, arrow keys reach the others.' },
    { part: 'calendar-day', is: 'A day with its full date as name.' },
  ],
  criteria: [
    'The grid is worked by keys alone (APG date grid); the month is announced when it turns.',
    'Names of months and days, the calendar and the first day of the week are those of the locale.',
    'Days that cannot be chosen are struck through, can be met and read, and do nothing.',
    'Today has a border and aria-current; the chosen days have aria-selected, not only a colour.',
    'A range takes two days in either order; after the first one, a sentence asks for the last one.',
    'The name is in the form data, twice for a range, and a reset restores the default.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons of the month to the day in the grid' },
    { keys: 'Arrow keys', does: 'To the next or previous day or week' },
    { keys: 'Home, End', does: 'To the first or last day of the week' },
    { keys: 'Page Up, Page Down', does: 'To the same day of the previous or next month' },
    { keys: 'Shift + Page Up, Shift + Page Down', does: 'To the same day of the previous or next year' },
    { keys: 'Enter, Space', does: 'Chooses the day; for a range, the first day and then the last one' },
  ],
};
