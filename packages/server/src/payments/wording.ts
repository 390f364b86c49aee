import type { Receipt } from '@digiken/contract';
import type { HeldReason } from '@digiken/contract/constants';
import type { Mail } from '../platform/mail';
import type { orders } from './tables';

type Order = typeof orders.$inferSelect;
type Text = Omit<Mail, 'to'>;

export const shillings = (amount: number): string => `KES ${amount.toLocaleString('en-KE')}`;

export const NO_ORDER = 'There is no such order.';
export const NO_RECEIPT = 'There is no such receipt.';
export const NO_PAYMENT = 'There is no such payment.';

export const paidMessage = ({ buyerName, total, courseTitle, couponCode }: Order): string =>
  total === 0
    ? `${buyerName} got “${courseTitle}” with the code ${couponCode}.`
    : `${buyerName} paid ${shillings(total)} for “${courseTitle}”.`;

const WHY: Record<HeldReason, string> = {
  'no-order': 'its account number is unknown',
  amount: 'it is not the total of the order',
  'already-paid': 'the order is paid already',
  'already-owned': 'the learner has some of the units already',
  contradicted: 'M-Pesa reported it as paid, and denied it when asked',
  gone: 'the account or the course was deleted',
};

/** For administrators: why money is held. */
export const heldMessage = (amount: number, reason: HeldReason, title?: string): string =>
  `A payment of ${shillings(amount)}${title === undefined ? '' : ` for “${title}”`} is held: ${WHY[reason]}.`;

export const receiptMail = (receipt: Receipt, url: string): Text => ({
  subject: `Your receipt ${receipt.receiptNo} for “${receipt.course.name}”`,
  paragraphs: [
    `Hello ${receipt.buyer},`,
    receipt.total === 0
      ? `Your code ${receipt.coupon} pays for “${receipt.course.name}”. You can start learning now.`
      : `We have received ${shillings(receipt.total)} for “${receipt.course.name}”. You can start learning now.`,
    ...receipt.lines.map(({ title, price }) => `${title}: ${shillings(price)}`),
    `Receipt number: ${receipt.receiptNo}`,
    ...(receipt.provider === 'mpesa' ? [`M-Pesa code: ${receipt.paymentCode ?? 'follows'}`] : []),
    `Whoever has this link can check that the receipt is genuine: ${receipt.verify.url}`,
  ],
  link: { label: 'See the receipt', url },
});

export const refundedMail = (order: Order, amount: number, url: string): Text => ({
  subject: `Your refund for “${order.courseTitle}”`,
  paragraphs: [
    `Hello ${order.buyerName},`,
    `We have paid back ${shillings(amount)} of receipt ${order.receiptNo} for “${order.courseTitle}”.`,
    'The units that it paid for are closed. Your progress is kept, in case you enrol again.',
  ],
  link: { label: 'See the receipt', url },
});
