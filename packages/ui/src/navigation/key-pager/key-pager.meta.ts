import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'KeyPager',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Leads to the page before and the page after of a list whose pages have no numbers.',
  use: {
    when: ['Pages of a list have no numbers, only a next and a previous one.'],
    not: ['The number of pages is known: use Pagination.'],
  },
  anatomy: [{ part: 'key-pager', is: 'The navigation with both ways; absent ways are not shown.' }],
  criteria: [
    'Both ways are links with an address of their own; at an end of the list its link is absent.',
    'The navigation has the name of its list, so that two pagers of one page can be told apart.',
    'With no other page there is no navigation, only the summary if there is one.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.4', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next link' },
    { keys: 'Enter', does: 'Goes to that page' },
  ],
};
