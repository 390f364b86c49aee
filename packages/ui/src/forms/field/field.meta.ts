import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Field',
  group: 'forms',
  status: 'beta',
  purpose: 'Label, hint and error around any one control.',
  criteria: ['The control is named by the label and described by hint and error, in that order.'],
  wcag: ['1.3.1', '3.3.1', '3.3.2'],
  interactive: false,
  keyboard: [],
};
