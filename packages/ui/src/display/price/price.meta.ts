import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Price',
  group: 'display',
  status: 'beta',
  purpose: 'An amount of money in Kenyan shillings.',
  criteria: [
    'Whole amounts print without ".00"; 0 reads "Free".',
    'An amount never breaks between currency and number.',
  ],
  wcag: ['1.3.1', '3.1.4'],
  interactive: false,
  keyboard: [],
};
