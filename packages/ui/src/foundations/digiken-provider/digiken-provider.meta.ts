import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DigikenProvider',
  group: 'foundations',
  status: 'beta',
  purpose: 'Everything that components expect above them.',
  criteria: ['One element at the root is enough for every component.'],
  wcag: ['3.1.1', '4.1.3'],
  interactive: false,
  keyboard: [],
};
