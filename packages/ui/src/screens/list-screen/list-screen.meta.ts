import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ListScreen',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The console’s screen for a list: what it is, what narrows it, the rows, the way to more.',
  use: {
    when: ['A console’s page is a list: title, filters, rows, more.'],
    not: ['One thing: use RecordScreen.', 'Figures: use FiguresScreen.'],
  },
  anatomy: [
    { part: 'list-screen', is: 'The whole body.' },
    { part: 'data-table', is: 'The rows.' },
    { part: 'key-pager', is: 'The way to more.' },
  ],
  criteria: [
    'It has one h1; the table carries the list’s name. Breadcrumbs are above the h1.',
    'While the first rows load, placeholders are shown and loading is announced in words.',
    'Newer rows that load leave the shown ones to be read.',
    'An empty list says what would fill it; a filtered list that is empty says so and keeps its filters.',
    'An empty page of a longer list keeps the links to the other pages.',
    'A failure shows the server’s words and “Try Again”, and keeps what was typed in the filters.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.2', '2.4.6'],
  interactive: false,
  keyboard: [],
};
