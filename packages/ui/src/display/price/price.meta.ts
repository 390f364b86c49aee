import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Price',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'An amount of money in Kenyan shillings.',
  use: {
    when: ['An amount in Kenyan shillings is shown, free included.'],
    not: ['Several lines add up: use PriceSummary.'],
  },
  anatomy: [{ part: 'price', is: 'The amount, written as the language writes money.' }],
  criteria: [
    'Whole amounts print without ".00"; 0 reads "Free".',
    'An amount never breaks between currency and number.',
  ],
  wcag: ['1.3.1', '3.1.4'],
  interactive: false,
  keyboard: [],
};
