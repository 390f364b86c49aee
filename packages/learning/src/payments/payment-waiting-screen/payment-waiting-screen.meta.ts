import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PaymentWaitingScreen',
  group: 'payments',
  status: 'beta',
  purpose: 'Tells a payer what to do now, while M-Pesa has not answered.',
  synonyms: ['STK push', 'payment pending'],
  use: {
    when: ['An attempt to pay by M-Pesa is under way.'],
    not: ['It has ended: use PaymentResultScreen.', 'Something loads: use LoadingScreen.'],
  },
  anatomy: [
    { part: 'payment-waiting-screen', is: 'The whole body.' },
    { part: 'payment-scene', is: 'A decorative drawing of the phone.' },
    { part: 'payment-progress', is: 'What is done, what happens now and what comes next.' },
    { part: 'option-row', is: 'After two minutes: one other way to go on.' },
  ],
  criteria: [
    'The heading says what to do now; it changes only at 60 and 120 seconds, and each change is announced once, politely.',
    'No spinner and no countdown; the focus stays where it is.',
    'From 60 seconds it says that the page may be closed.',
    'After 120 seconds the request can be sent again, to another number, paid by hand with the account number, or claimed with the code of the message.',
    'While held money goes back it says so, with the amount and the time of the approval.',
    'Without a connection it says so, and that the payment goes on.',
    'The scene shows nothing that the text does not say.',
  ],
  wcag: ['1.1.1', '1.4.10', '2.1.1', '2.2.1', '2.4.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons and links' },
    { keys: 'Enter, Space', does: 'Sends again; opens and closes a way to go on' },
  ],
};
