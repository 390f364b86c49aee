import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ReceiptScreen',
  group: 'payments',
  status: 'beta',
  purpose: 'A page with one receipt, which can be saved and printed.',
  use: {
    when: ['A learner opens one of their receipts.'],
    not: ['A stranger checks a receipt: ReceiptCheckScreen.'],
  },
  anatomy: [
    { part: 'receipt', is: 'The receipt, which is the page’s h1.' },
    { part: 'button', is: 'Saves it as a PDF, or prints it.' },
  ],
  criteria: [
    'Saving as a PDF says when it is done; a failure is shown and announced.',
    'While the PDF is prepared the button keeps its focus.',
    'Printing prints the receipt alone.',
  ],
  wcag: ['2.1.1', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the list, the check and the buttons' },
    { keys: 'Enter, Space', does: 'Saves or prints' },
  ],
};
