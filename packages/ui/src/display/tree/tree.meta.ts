import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Tree',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Items within items, of which a user opens some and selects one or several.',
  synonyms: ['tree view', 'file list', 'outline'],
  use: {
    when: [
      'A hierarchy of three or more levels: folders and files, the outline of a long course.',
      'Users move around in it often, and benefit from arrow keys and typing a name.',
      'Whole branches are selected at once: `multiple` adds checkboxes.',
    ],
    not: [
      'For two levels: use Accordion with lists, which needs no new keys.',
      'For the main navigation of a site: use NavList or Sidebar.',
      'For rows with several columns or actions: use DataTable.',
    ],
  },
  anatomy: [
    { part: 'tree', is: 'All visible items, one tab stop' },
    {
      part: 'treeitem',
      is: 'One item: arrow, checkbox, icon, label and a short text; a link if it has a path',
    },
    { part: 'tree-loading', is: 'Takes the place of items that are loading' },
  ],
  criteria: [
    'The tree is one tab stop: the selected item, else the first. Arrow keys follow the text direction.',
    'Each item tells its level, its position and the number of items beside it, and whether it is expanded.',
    'Right opens an item, then moves to its first child; Left closes it, then moves to its parent.',
    'Home, End, letters and * work as in the APG; hidden items are skipped.',
    'Items that load when first opened show and announce that they load, how many arrived, or that it failed; a failed load can be repeated by keyboard.',
    'With `multiple` a parent represents its children: checked, unchecked or partly checked.',
    'The selected item is marked by a bar and bold text too, and stays visible in forced colours.',
    'When the focused item disappears, another item gets the focus.',
    'Long labels wrap at 320 px; every item is at least 32 px high, 44 px by default.',
    'With a `name` the selection is part of the form’s data, and a form reset restores it.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves into the tree and out of it' },
    { keys: 'Arrow down, Arrow up', does: 'Moves to the next or previous visible item' },
    {
      keys: 'Arrow right, Arrow left',
      does: 'Opens an item or moves to its first child; closes it or moves to its parent. Mirrored in right-to-left text',
    },
    { keys: 'Home, End', does: 'Moves to the first or last visible item' },
    { keys: 'Letters', does: 'Moves to the next item that starts with them' },
    { keys: '*', does: 'Opens all items beside the focused one' },
    { keys: 'Enter', does: 'Selects the item or follows its link; opens or closes a parent' },
    { keys: 'Space', does: 'Selects the item; with `multiple` checks or unchecks it' },
  ],
};
