import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TransactionList',
  group: 'payments',
  status: 'beta',
  purpose: 'Orders in a window that is too narrow for their table.',
  synonyms: ['order list', 'payment list'],
  use: {
    when: ['The orders of an administrator in a narrow window.'],
    not: ['There is room for a table: DataTable.', 'One order with its history: Timeline.'],
  },
  anatomy: [
    { part: 'transaction-list', is: 'The card, with a list.' },
    { part: 'row-link', is: 'The buyer, and the link of the whole row.' },
  ],
  criteria: [
    'An order takes three lines: buyer and amount, course and state, time.',
    'The whole row is one link to the page of the order, named after the buyer.',
    'Long names wrap; an amount and a time never break.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.4', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from order to order' },
    { keys: 'Enter', does: 'Opens the order' },
  ],
};
