import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Grid',
  group: 'foundations',
  status: 'beta',
  forwards: 'the root',
  purpose: 'As many equal columns as fit.',
  use: {
    when: ['Cards or figures of equal weight, as many beside one another as there is room.'],
    not: [
      'Rows and columns have a meaning: use DataTable.',
      'Items keep their own width: use Inline.',
      'A figure with its label: use StatRow.',
    ],
  },
  anatomy: [{ part: 'grid', is: 'The items, in reading order; with `asChild` your own element.' }],
  criteria: [
    'The number of columns follows from the least width of a column and the room, without breakpoints.',
    'In a narrow container there is one column, which is never wider than the container.',
    'With `asChild` a list stays a list, and gets the ref and other props.',
  ],
  wcag: ['1.3.2', '1.4.10'],
  interactive: false,
  keyboard: [],
};
