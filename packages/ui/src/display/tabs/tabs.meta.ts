import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Tabs',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Several panels of which one shows.',
  synonyms: ['tab bar', 'tab panel'],
  use: {
    when: [
      'Two to six views of the same thing, of which a reader wants one at a time: unread and read, write and preview.',
    ],
    not: [
      'To move between pages: use a list of links (NavList).',
      'For parts that are read one after the other: show them, or use Accordion.',
      'To narrow a list: use FilterBar.',
    ],
  },
  anatomy: [
    { part: 'tabs', is: 'The list of tabs and the panels' },
    { part: 'tablist', is: 'The row of tabs, named by the label; scrolls where it does not fit' },
    { part: 'tab', is: 'A label, with a count in brackets where one is given' },
    { part: 'tabpanel', is: 'The tab’s content; its own Tab stop' },
  ],
  criteria: [
    'It is one stop of Tab; arrow keys, Home and End move and show at once.',
    'The tab that shows differs by a bar, not by colour alone.',
    'The tabs are one row. If it is too long it scrolls by itself, and the tab that shows is in view; the page does not scroll sideways.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '1.4.11', '2.1.1', '2.4.3', '2.4.7', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the tab that shows, then to its panel' },
    { keys: 'Right arrow, Left arrow', does: 'Move to and show the next or previous tab, round the ends' },
    { keys: 'Home, End', does: 'Move to and show the first or last tab' },
  ],
};
