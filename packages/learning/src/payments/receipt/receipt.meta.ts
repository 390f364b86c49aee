import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Receipt',
  group: 'payments',
  status: 'beta',
  purpose: 'What was paid, by whom and when.',
  use: {
    when: ['A payment has arrived.'],
    not: ['Before it: PriceSummary.'],
  },
  anatomy: [
    { part: 'receipt', is: 'The section, which is alone on paper.' },
    { part: 'h2', is: 'Its title.' },
  ],
  criteria: [
    'Number, code, date in East Africa Time, buyer, lines and total are terms and values.',
    'While M-Pesa’s code is not known it says “M-Pesa code follows”.',
    'The phone shows its last three digits only.',
    'If another amount than the total was accepted, it shows total, difference and what arrived.',
    'VAT shows only if it is charged; refunds are marked, with their amount and time.',
    'It prints alone, in black on white.',
  ],
  wcag: ['1.3.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
