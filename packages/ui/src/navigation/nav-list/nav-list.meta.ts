import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NavList',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A list of links that marks where one is.',
  use: {
    when: ['A few links in a row or column mark where one is.'],
    not: ['A whole console: use Sidebar.', 'Parts of one page: use Tabs.'],
  },
  anatomy: [
    { part: 'nav-list', is: 'The named navigation.' },
    { part: 'ul', is: 'Its links; the current one says so.' },
  ],
  criteria: [
    'The page that shows is marked with `aria-current="page"`, one above it with `aria-current="true"`, and both for the eye by weight and a bar or ground.',
    'Every link is at least 44 px high.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
