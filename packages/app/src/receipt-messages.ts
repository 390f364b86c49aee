import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages with receipts. */
export const receiptPageMessages = defineMessages('receipt-pages', {
  receipts: 'Receipts',
  receipt: 'Receipt {number}',
  check: 'Check a receipt',
  intro: 'What you have paid for. Each receipt can be printed, saved as a PDF and checked by others.',
  number: 'Receipt',
  title: 'Course',
  date: 'Date',
  total: 'Total',
  state: 'State',
  paid: 'Paid',
  partRefunded: 'Partly refunded',
  refunded: 'Refunded',
  gifts: 'Gifts',
  none: 'No receipts yet',
  noneText: 'Once you pay for a course or its units, the receipt is kept here.',
  browse: 'Browse courses',
});
