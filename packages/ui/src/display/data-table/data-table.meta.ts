import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DataTable',
  group: 'display',
  status: 'beta',
  purpose: 'Rows of the same kind, to compare and to find one; stacked to labelled cards where it is narrow.',
  criteria: [
    'It is a table with a caption, column headers and one row header per row, stacked or not.',
    'Stacked, every value has its column’s name beside it; nothing is hidden and nothing is cut at 320 px.',
    'A sortable column is sorted by a button in its header, which says its order by aria-sort, and by a select where the headers are not shown; the new order is spoken.',
    'The row is read through its header’s link; the row itself is no link, so text can be selected.',
    'A table too wide for its place scrolls in a region of its own that has a name and takes the focus; the page never does.',
    'Figures stand in tabular numbers, at the end of their column. A missing value is said in words.',
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.10', '2.1.1', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next header button, link or control of a row' },
    { keys: 'Enter, Space', does: 'On a header button: sorts by that column, again turns the order round' },
    { keys: 'ArrowLeft, ArrowRight', does: 'Scrolls a table that is too wide, when it has the focus' },
  ],
};
