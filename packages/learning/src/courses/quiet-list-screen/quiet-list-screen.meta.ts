import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuietListScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'A page whose list is truly empty.',
  use: {
    when: ['A whole page’s list is truly empty.'],
    not: ['The list is only a part: use EmptyState.'],
  },
  anatomy: [
    { part: 'quiet-list-screen', is: 'The whole body.' },
    { part: 'page-header', is: 'What the page is.' },
    { part: 'empty-scene', is: 'What is missing, and the next step.' },
  ],
  criteria: ['It has an h1, says what is not there and why, and offers what can be done.'],
  wcag: ['2.4.2', '2.4.6'],
  interactive: false,
  keyboard: [],
};
