import { defineMessages } from '@digiken/ui/messages-provider';

/** Why an attempt failed, for the payer: a heading and what to do (spec 11.6). Keys are PAYMENT_PROBLEMS. */
export const paymentProblemMessages = defineMessages('payment-problem', {
  balanceTitle: 'Your M-Pesa balance is too low.',
  balance: 'Top up, then send the request again.',
  'over-limitTitle': 'This is over a limit of M-Pesa.',
  'over-limit': 'Pay by card, or choose fewer units at a time.',
  repeatedTitle: 'M-Pesa was asked for the same amount a moment ago.',
  repeated: 'Wait two minutes, then send the request again.',
  busyTitle: 'M-Pesa is busy.',
  busy: 'Try again in a minute.',
  'no-answerTitle': 'Your phone did not answer.',
  'no-answer': 'Is it on, unlocked and has it network? Then send the request again.',
  promptTitle: 'M-Pesa could not send the request.',
  prompt: 'Send it again, or use another number.',
  cancelledTitle: 'You cancelled.',
  cancelled: 'You can send the request again whenever you like.',
  'wrong-pinTitle': 'The PIN was wrong.',
  'wrong-pin': 'Send the request again, and enter your M-Pesa PIN slowly.',
  'pin-lockedTitle': 'Your M-Pesa PIN is locked.',
  'pin-locked': 'Call 100 to unlock it, or use another number.',
  'our-mistakeTitle': 'This is our mistake.',
  'our-mistake': 'Our set-up with M-Pesa has a fault. We have been told. Please try another way.',
  declinedTitle: 'The card was declined.',
  declined: 'Try another card, or ask your bank.',
  otherTitle: 'The payment was not completed.',
  other: 'Try again, or choose another way.',
});
