import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'VirtualTable',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Thousands of rows at once, to scroll through without jank; only visible rows are rendered.',
  synonyms: ['data grid', 'virtual list', 'infinite list'],
  use: {
    when: [
      'Thousands of rows are already on the device and users scan them, e.g. a county’s learners.',
      'Scrolling is the way to find a row, together with sorting or a FilterBar above.',
    ],
    not: [
      'Rows that the server hands out in pages: use DataTable with a KeyPager; it can be searched by the browser, printed and copied whole.',
      'Fewer than some hundred rows: DataTable lets screen readers read them all without scrolling.',
    ],
  },
  anatomy: [
    { part: 'select', is: 'The order, where rows are stacked and the headers are not shown' },
    { part: 'virtual-table-region', is: 'The named region that scrolls and takes the focus' },
    { part: 'thead', is: 'Column headers, always in sight; buttons where a column can be sorted' },
    { part: 'tr', is: 'One row of those in sight; aria-rowindex says which of all' },
    { part: 'th', is: 'The row’s name, its link included' },
    { part: 'td', is: 'One value; stacked, with its column’s name beside it' },
  ],
  criteria: [
    'It is a table that says how many rows it has and, of each row, which one it is.',
    'Of 10,000 rows fewer than 100 are rendered; scrolling through all of them never blocks the page for 100 ms.',
    'The region that scrolls has the table’s name and takes the focus, so that arrows, Page Down, Home and End scroll it.',
    'Tab goes from a row’s link to the next row’s, also where that row was not in sight yet; the header hides no focus.',
    'A row that has the focus is not lost when it is scrolled away.',
    'Stacked below 44rem, each value has its column’s name beside it; nothing is cut at 320 px.',
    'Heights and positions go through the CSSOM: there is no style attribute in what the server renders.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.7', '2.4.11', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the region, then to the next header button, link or control of a row' },
    {
      keys: 'ArrowUp, ArrowDown, PageUp, PageDown, Home, End',
      does: 'On the region: scrolls through the rows',
    },
    { keys: 'Enter, Space', does: 'On a header button: sorts by that column, again turns the order round' },
  ],
  notes:
    'The browser’s own search and print see only the rows in sight: offer a FilterBar and a download beside it.',
};
