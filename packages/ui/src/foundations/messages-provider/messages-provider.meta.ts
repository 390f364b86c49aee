import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MessagesProvider',
  group: 'foundations',
  status: 'beta',
  purpose: 'Every user-facing text, its plural forms and its language.',
  use: {
    when: ['The language or single texts of the library are changed.'],
    not: ['Course content is translated: that is the server’s.'],
  },
  anatomy: [],
  criteria: [
    'Every text has an English default and can be replaced.',
    'Plural forms, numbers and dates follow the locale.',
  ],
  wcag: [],
  interactive: false,
  keyboard: [],
};
