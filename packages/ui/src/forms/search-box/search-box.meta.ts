import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SearchBox',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'Searches for a text.',
  synonyms: ['search field'],
  use: {
    when: ['One text is searched for on a page of its own.'],
    not: ['All places are searched by keyboard: use CommandPalette.', 'A list is narrowed: use FilterBar.'],
  },
  anatomy: [
    { part: 'search-box', is: 'The search form.' },
    { part: 'input', is: 'The words.' },
    { part: 'icon-button', is: 'Sends them.' },
  ],
  criteria: [
    'It is a search landmark with a name.',
    'It searches only for text that is not empty after trimming; else the focus goes to the field.',
    'It follows the text of the address when that changes, and never loses the focus by it.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.1', '2.5.8', '3.2.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, then to the button' },
    { keys: 'Enter', does: 'Searches' },
  ],
};
