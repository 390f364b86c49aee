import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'VisuallyHidden',
  group: 'foundations',
  status: 'beta',
  purpose: 'Read by screen readers, not shown.',
  criteria: ['It takes no room and is never cut out of the accessible name around it.'],
  wcag: ['1.1.1', '1.3.1'],
  interactive: false,
  keyboard: [],
};
