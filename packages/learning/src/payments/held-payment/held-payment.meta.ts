import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HeldPayment',
  group: 'payments',
  status: 'beta',
  purpose: 'Money that fits no order: what is known about it, and the decision of an administrator.',
  synonyms: ['reconciliation', 'unmatched payment', 'exception queue'],
  use: {
    when: ['Payments are held and an administrator has to decide about them.'],
    not: ['A payment that paid its order is refunded: use a ReasonDialog on the order’s page.'],
  },
  anatomy: [
    { part: 'held-payment', is: 'The card, named by its heading with the number of held payments.' },
    { part: 'held-decision', is: 'The choices, the reason, and the button named after the choice.' },
  ],
  criteria: [
    'Quoted amount, received amount and their difference are beside each other before anything else.',
    'The reason for the hold is a sentence, and the evidence is in order of time.',
    'Giving the units for another amount than the total says how much is written off.',
    'A refund says who has to approve it, and what is missing if nobody can.',
    'The button has the name of the choice; without a reason nothing is sent and the field says so.',
    'With little room the decision opens in a dialog, and the focus returns to its button.',
    'Those who may only read see no form.',
    'What became of the last refund is said in place of the form; the form returns only if the refund was rejected or failed.',
    'Of several held payments one is open; the others are a list. Opening another moves the focus to the heading.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the choices, the reason, the button and the other payments' },
    { keys: 'Arrow keys', does: 'Choose what should happen' },
    { keys: 'Enter', does: 'Carries out the choice' },
  ],
};
