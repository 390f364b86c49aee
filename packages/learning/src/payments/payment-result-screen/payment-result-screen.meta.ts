import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PaymentResultScreen',
  group: 'payments',
  status: 'beta',
  purpose: 'Tells a payer how a payment ended, and what to do next.',
  synonyms: ['payment succeeded', 'payment failed', 'thank you page'],
  use: {
    when: ['An order is paid.', 'An attempt to pay has failed.', 'The money of an order went back.'],
    not: ['Nobody knows yet: use PaymentWaitingScreen.'],
  },
  anatomy: [
    { part: 'payment-result-screen', is: 'The whole body.' },
    { part: 'payment-scene', is: 'After a failure: a decorative drawing.' },
    { part: 'morning-sky', is: 'Once paid: a decorative sky behind the heading and the cards.' },
    { part: 'section', is: 'After a failure: for those who paid after all.' },
  ],
  criteria: [
    'The heading says how it ended; when it appears, it gets the focus.',
    'Once paid, the first action starts learning, and the receipt is on the page.',
    'After a failure it says that nothing was taken, why in plain words, and offers to send again or another way; over a limit, the card comes first.',
    'After a refund it says how much went back and when, whether anything had been opened, and shows the receipt if there is one.',
    'The code and the reference of a failure are there for the help desk, in one small line.',
  ],
  wcag: ['1.1.1', '1.4.10', '2.1.1', '2.4.3', '3.3.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the actions' },
    { keys: 'Enter', does: 'Starts learning, or tries again' },
  ],
};
