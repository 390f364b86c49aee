import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'GiftScreen',
  group: 'payments',
  status: 'beta',
  purpose: 'Where the recipient of a gift opens it by its code.',
  synonyms: ['redeem', 'voucher'],
  use: {
    when: ['The link of a gift was followed, or a code is typed.'],
    not: ['A coupon reduces a price: use CheckoutScreen.'],
  },
  anatomy: [
    { part: 'gift-screen', is: 'The whole body.' },
    { part: 'callout', is: 'Why a code does not work.' },
  ],
  criteria: [
    'It says who gives what before anything is taken; opening the link alone takes nothing.',
    'A code that does not work says why, and another one can be entered.',
    'When the state changes, the focus goes to its heading.',
    'The message has the language of its words.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '3.1.2', '3.3.1', '3.3.2', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the code and the buttons' },
    { keys: 'Enter', does: 'Looks at the gift, or takes it' },
  ],
};
