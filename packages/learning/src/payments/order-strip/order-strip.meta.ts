import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'OrderStrip',
  group: 'payments',
  status: 'beta',
  purpose: 'What one is about to buy, while one signs up or logs in.',
  use: {
    when: ['Beside a form that stands between a choice and its payment.'],
    not: ['Where it is paid: use PriceSummary.', 'Where it is chosen: use BuyCard.'],
  },
  anatomy: [
    { part: 'order-strip', is: 'The order.' },
    { part: 'h2', is: 'The title of the course, which names the order.' },
  ],
  criteria: [
    'Below 64rem the order is one row with cover, course and total, 64 px high with a short title.',
    'From 64rem on it has one line for each unit, with its number, and the total.',
    'Units that are owned already are counted in words, not listed.',
    'A price never breaks; long titles wrap beside it at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
