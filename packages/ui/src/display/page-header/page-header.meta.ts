import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PageHeader',
  group: 'display',
  status: 'beta',
  purpose: 'The head of a page: its h1 and what one came to do.',
  criteria: [
    "It holds the page's only h1.",
    'Title and actions share a line where they fit and stand under each other where they do not.',
    'A very long word in a title wraps at 320 px and at 400% zoom.',
  ],
  wcag: ['1.3.1', '1.4.4', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
