import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Skeleton',
  group: 'display',
  status: 'beta',
  purpose: 'Holds the place of what is loading.',
  criteria: [
    'It is as large as what will come, so that nothing moves.',
    'It stands still and is hidden from screen readers.',
  ],
  wcag: ['1.3.1', '2.2.2', '2.3.3'],
  interactive: false,
  keyboard: [],
};
