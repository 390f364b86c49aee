import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ReceiptCheckScreen',
  group: 'payments',
  status: 'beta',
  purpose: 'Tells anyone who has a receipt’s link whether it is genuine.',
  use: { when: ['A receipt’s link or QR code was followed.'], not: ['For its owner: Receipt.'] },
  anatomy: [{ part: 'facts', is: 'Number, course, total and date.' }],
  criteria: [
    'The verdict is the heading, in words, not in colour alone.',
    'A refund is said; an unknown code is not an error page but an answer.',
    'It names no person and no phone.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
