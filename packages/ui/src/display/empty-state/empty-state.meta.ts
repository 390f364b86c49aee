import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'EmptyState',
  group: 'display',
  status: 'beta',
  purpose: 'Stands where a list would, when the list is truly empty.',
  criteria: [
    'It says what is not there, why, and the one thing to do about it.',
    'Its title is a heading of the level that the page needs.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
