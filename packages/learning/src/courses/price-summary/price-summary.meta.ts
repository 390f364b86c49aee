import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PriceSummary',
  group: 'courses',
  status: 'beta',
  purpose: 'What is paid for, what is taken off, and what that makes.',
  use: {
    when: [
      'Before and after a payment: the order’s lines with the price that held when they were chosen.',
      'Whenever a discount or what is owned already makes the total differ from the sum of the lines.',
    ],
    not: [
      'Beside a choice that is still being made: UnitPicker brings its own running total.',
      'For one price: use Price.',
    ],
  },
  anatomy: [
    { part: 'h2', is: 'The title, which names the section' },
    {
      part: 'price-summary-line',
      is: 'One thing with its price, the sum before the discount, or the discount',
    },
    { part: 'price-summary-total', is: 'What is paid' },
    { part: 'price-summary-owned', is: 'What was chosen but is owned already' },
    { part: 'price-summary-notice', is: 'What to know before paying' },
  ],
  criteria: [
    'Lines, discount and total are terms and values of one list.',
    'With a discount it shows the price before, what is taken off, and the total.',
    'A total that changes is spoken once the choices rest, and not on arrival; a total of nothing says “Free”.',
    'While the total is calculated, the last one is not shown as current.',
    'Owned units are named and never charged.',
    'A price never breaks; long names wrap beside it at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '4.1.3'],
  interactive: false,
  keyboard: [],
};
