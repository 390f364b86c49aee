import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuietListScreen',
  group: 'learning',
  status: 'beta',
  purpose: 'A page whose list is truly empty.',
  criteria: ['It has an h1, says what is not there and why, and offers what can be done.'],
  wcag: ['2.4.2', '2.4.6'],
  interactive: false,
  keyboard: [],
};
