import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts that only the learner's area shows. */
export const learnerMessages = defineMessages('learner-area', {
  hubs: 'Hubs',
  hub: 'Hub',
  hubAdmin: 'Hub Admin',
  invitation: 'Invitation to a hub',
  checkout: 'Pay',
  waiting: 'Your payment is under way',
  paid: 'Paid',
  failed: 'Not paid',
  toReceipts: 'All receipts',
});
