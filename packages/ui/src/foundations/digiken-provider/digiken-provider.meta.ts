import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DigikenProvider',
  group: 'foundations',
  status: 'beta',
  purpose: 'Everything that components expect above them.',
  use: {
    when: ['Once, around the whole app.'],
    not: ['A part of a page needs another language: use MessagesProvider there.'],
  },
  anatomy: [{ part: 'announcer-polite', is: 'The live region it brings for everybody below.' }],
  criteria: ['One element at the root is enough for every component.'],
  wcag: ['4.1.3'],
  interactive: false,
  keyboard: [],
};
