import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Brand',
  group: 'site',
  status: 'beta',
  purpose: 'Mark and name of the product, leading home.',
  use: {
    when: ['The head or foot of a page leads home.'],
    not: ['A picture of the product within text.'],
  },
  anatomy: [
    { part: 'brand', is: 'The link home with mark and name.' },
    { part: 'svg', is: 'The mark, hidden from screen readers.' },
  ],
  criteria: ['The link is named "Digiken home"; the mark is decoration.'],
  wcag: ['1.1.1', '2.1.1', '2.4.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the mark' },
    { keys: 'Enter', does: 'Goes home' },
  ],
};
