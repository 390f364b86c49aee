import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Pagination',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Ways to the other pages of a list.',
  synonyms: ['pager', 'page numbers'],
  use: {
    when: ['A list has pages with numbers.'],
    not: ['Pages have no numbers: use KeyPager.', 'Lines of one table of up to 10,000: use VirtualTable.'],
  },
  anatomy: [
    { part: 'pagination', is: 'The named navigation.' },
    { part: 'ul', is: 'The pages; the current one says so.' },
  ],
  criteria: [
    'Pages with addresses are links, pages without are buttons.',
    'The current page is marked by `aria-current` and by weight and ground, not by colour alone.',
    'On a small screen it says "Page 4 of 12" between Previous and Next.',
    'With one page there is nothing to show.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the pages' },
    { keys: 'Enter', does: 'Goes to the page; a button also by Space' },
  ],
};
