import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CheckoutScreen',
  group: 'payments',
  status: 'beta',
  purpose: 'Where the buyer of an order chooses how to pay, and begins the payment.',
  synonyms: ['payment method', 'M-Pesa', 'pay'],
  use: {
    when: ['An order is open and no payment for it is under way.'],
    not: ['A payment is under way: use PaymentWaitingScreen.'],
  },
  anatomy: [
    { part: 'checkout-screen', is: 'The whole body.' },
    { part: 'method-card', is: 'One way to pay, with what it needs.' },
    { part: 'order-summary', is: 'What is paid for, and the total; folded above the methods on phones.' },
  ],
  criteria: [
    'Amount, method and its field are in one window of a phone.',
    'The methods are one group of radio buttons; the chosen one is framed and checked, not only coloured.',
    'A number that is not Kenyan is refused under its field, which gets the focus; nothing is sent.',
    'With one way to pay, only that one is shown; without any, the page says so and keeps the order.',
    'An order whose prices no longer hold says so before anything else, and leads back to the choice.',
    'Simulated payments say that no money moves.',
  ],
  wcag: ['1.3.1', '1.3.5', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.3', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen method, its field and the button' },
    { keys: 'Arrow keys', does: 'Choose another method' },
    { keys: 'Enter', does: 'Begins the payment' },
  ],
};
