import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DataTable',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Rows of the same kind, to compare and to find one; stacked to labelled cards where it is narrow.',
  synonyms: ['grid', 'list'],
  use: {
    when: [
      'Things of one kind are compared by the same few values, e.g. learners by county and courses.',
      'Users sort, filter or select several rows for one action.',
    ],
    not: [
      'Things that are looked at rather than compared: take cards, e.g. CourseCard in a grid.',
      'What is known of one thing: use Facts.',
      'Thousands of rows at once: use VirtualTable.',
    ],
  },
  anatomy: [
    { part: 'data-table-filters', is: 'A FilterBar and, beneath it, ActiveFilters' },
    { part: 'active-filters', is: 'How many rows are left, and each filter as a button that takes it away' },
    { part: 'selection-bar', is: 'Select all on this page, how many are selected, and what to do with them' },
    { part: 'caption', is: 'Names the table; shown when it says more than the label' },
    { part: 'thead', is: 'Column headers; buttons where a column can be sorted' },
    { part: 'select-row', is: 'The row’s checkbox, which has the row’s name' },
    { part: 'th', is: 'The row’s name, as a rule a RowLink' },
    { part: 'td', is: 'One value; stacked, with its column’s name beside it' },
  ],
  criteria: [
    'It is a table with a caption, column headers and one row header per row, stacked or not.',
    'Stacked, every value has its column’s name beside it; nothing is hidden and nothing is cut at 320 px.',
    'A sortable column is sorted by a button in its header, which says its order by aria-sort, and by a select where the headers are not shown; the new order is spoken.',
    'The row is read through its header’s link; the row itself is no link, so text can be selected.',
    'A table too wide for its place scrolls in a region of its own that has a name and takes the focus; the page never does.',
    'Each active filter is a button that says what it takes away; then the focus goes to the next one, and the number of rows left is spoken.',
    'Every row’s checkbox has the row’s name; “Select all on this page” is mixed while only some are selected.',
    'How many are selected is shown, and spoken when it changes; clearing gives the focus to “Select all on this page”.',
    'A selected row is marked by its tick and an edge, never by its ground alone.',
    'Numbers use tabular figures and align to the end of their column. A missing value is given in words.',
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next header button, link or control of a row' },
    { keys: 'Enter, Space', does: 'On a header button: sorts by that column, again turns the order round' },
    { keys: 'Space', does: 'On a row’s checkbox: selects the row, again lets it go' },
    { keys: 'Shift+Space', does: 'On a row’s checkbox: the same for all rows from the last one to this one' },
    { keys: 'Shift+ArrowDown, Shift+ArrowUp', does: 'Selects the row and the next one, and goes there' },
    { keys: 'Enter, Space', does: 'On an active filter: takes it away' },
    { keys: 'ArrowLeft, ArrowRight', does: 'Scrolls a table that is too wide, when it has the focus' },
  ],
};
