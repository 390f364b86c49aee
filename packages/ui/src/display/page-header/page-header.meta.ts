import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PageHeader',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The head of a page: its h1 and what one came to do.',
  use: {
    when: ['A page begins: its h1, and what one came to do.'],
    not: ['A part of a page begins: use Section.'],
  },
  anatomy: [
    { part: 'page-header', is: 'The head as a whole.' },
    { part: 'h1', is: 'The only one of the page.' },
  ],
  criteria: [
    "It holds the page's only h1.",
    'Title and actions share a line if they fit, and stack otherwise.',
    'A very long word in a title wraps at 320 px and at 400% zoom.',
  ],
  wcag: ['1.3.1', '1.4.4', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
