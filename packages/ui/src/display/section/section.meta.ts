import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Section',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A titled part of a page.',
  use: {
    when: ['A part of a page has a title of its own.'],
    not: ['The whole page is titled: use PageHeader.', 'A thing among its like: use Card.'],
  },
  anatomy: [
    { part: 'section', is: 'The part, named by its heading.' },
    { part: 'h2', is: 'The title; its level follows the page.' },
  ],
  criteria: [
    'Screen readers list it as a region by its title.',
    'Its heading has the level that the page needs.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
