import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Skeleton',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Holds the place of what is loading.',
  synonyms: ['placeholder', 'shimmer', 'loader'],
  use: {
    when: ['The form of what is loading is known: rows, cards, lines.'],
    not: [
      'The whole page is unknown: use LoadingScreen.',
      'The wait is a file with a known size: use Progress.',
    ],
  },
  anatomy: [{ part: 'skeleton', is: 'A still or breathing shape, hidden from screen readers.' }],
  criteria: [
    'It is as large as what will come, so that nothing moves.',
    'It does not move and is hidden from screen readers.',
  ],
  wcag: ['1.3.1', '2.2.2', '2.3.3'],
  interactive: false,
  keyboard: [],
};
