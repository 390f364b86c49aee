import type { Receipt } from '@digiken/contract';
import type { HeldReason } from '@digiken/contract/constants';
import type { Mail } from '../platform/mail';
import { shillings } from '../platform/money';
import type { gifts, orders } from './tables';

type Order = typeof orders.$inferSelect;
type Text = Omit<Mail, 'to'>;

export const NO_ORDER = 'There is no such order.';
export const NO_RECEIPT = 'There is no such receipt.';
export const NO_PAYMENT = 'There is no such payment.';

export const paidMessage = ({ buyerName, total, courseTitle, couponCode }: Order): string =>
  total === 0
    ? `${buyerName} got “${courseTitle}” with the code ${couponCode}.`
    : `${buyerName} paid ${shillings(total)} for “${courseTitle}”.`;

type Approver = 'self' | 'other' | 'missing';

/** For administrators: somebody asks for a refund. */
export const refundAsked = (approver: Approver, name: string, amount: number): string =>
  approver === 'self'
    ? `${name} asks for a refund of ${shillings(amount)}.`
    : `${name} asks for a refund of ${shillings(amount)}. Another administrator has to approve it.`;

const REQUESTED: Record<Approver, string> = {
  self: 'The refund is requested. Approve it to send the money back.',
  other: 'The refund is requested. Another administrator has to approve it.',
  missing:
    'The refund is requested, but nobody can approve it: there is no other administrator. Add one, or let one person refund in the settings of the site.',
};

/** For the administrator who asks for a refund. */
export const refundRequested = (approver: Approver): string => REQUESTED[approver];

/** For administrators: somebody says what became of a refund without an answer. */
export const refundAnswered = (
  approver: Approver,
  name: string,
  { sent, amount }: { sent: boolean; amount: number },
): string => {
  const money = shillings(amount);
  if (approver === 'self')
    return sent
      ? `${name} says that the refund of ${money} was sent.`
      : `${name} says that the refund of ${money} was not sent.`;
  return sent
    ? `${name} says that the refund of ${money} was sent. Another administrator has to confirm it.`
    : `${name} says that the refund of ${money} was not sent. Another administrator has to confirm it.`;
};

/** For the administrator who confirms the own statement about a refund. */
export const answerNotYours = (approver: Exclude<Approver, 'self'>): string =>
  approver === 'other'
    ? 'You said what became of this refund. Another administrator has to confirm it.'
    : 'You said what became of this refund, and there is no other administrator to confirm it. Add one, or let one person refund in the settings of the site.';

/** For the administrator who approves the own refund. */
export const refundNotYours = (approver: Exclude<Approver, 'self'>): string =>
  approver === 'other'
    ? 'You asked for this refund. Another administrator has to approve it.'
    : 'You asked for this refund, and there is no other administrator to approve it. Add one, or let one person refund in the settings of the site.';

const WHY: Record<HeldReason, string> = {
  'no-order': 'its account number is unknown',
  amount: 'it is not the total of the order',
  'already-paid': 'the order is paid already',
  'already-owned': 'the learner has some of the units already',
  'coupon-used': 'the order was closed, and its coupon was used up meanwhile',
  contradicted: 'M-Pesa reported it as paid, and denied it when asked',
  gone: 'the account or the course was deleted',
};

/** For administrators: why money is held. */
export const heldMessage = (amount: number, reason: HeldReason, title?: string): string =>
  title === undefined
    ? `A payment of ${shillings(amount)} is held: ${WHY[reason]}.`
    : `A payment of ${shillings(amount)} for “${title}” is held: ${WHY[reason]}.`;

const NEXT: Record<Receipt['kind'], string> = {
  own: 'You can start learning now.',
  seats: 'The members of your hub can claim their seats now.',
  gift: 'We have sent the code of your gift to the person who gets it.',
};

export const receiptMail = (receipt: Receipt, url: string): Text => ({
  subject: `Your receipt ${receipt.receiptNo} for “${receipt.course.name}”`,
  paragraphs: [
    `Hello ${receipt.buyer},`,
    receipt.total === 0
      ? `Your code ${receipt.coupon} pays for “${receipt.course.name}”. You can start learning now.`
      : `We have received ${shillings(receipt.received)} for “${receipt.course.name}”. ${NEXT[receipt.kind]}`,
    ...(receipt.kind === 'seats' ? [`Seats: ${receipt.seats}`] : []),
    ...receipt.lines.map(({ title, price }) => `${title}: ${shillings(price)}`),
    `Receipt number: ${receipt.receiptNo}`,
    ...(receipt.provider === 'mpesa' ? [`M-Pesa code: ${receipt.paymentCode ?? 'follows'}`] : []),
    `Whoever has this link can check that the receipt is genuine: ${receipt.verify.url}`,
  ],
  link: { label: 'See the receipt', url },
});

const AFTER_REFUND: Record<Order['kind'], string> = {
  own: 'The units that it paid for are closed. Your progress is kept, in case you enrol again.',
  seats: 'Its seats can no longer be claimed.',
  gift: 'The gift can no longer be claimed. If it was claimed, its units are closed.',
};

export const refundedMail = (order: Order, amount: number, url: string): Text => ({
  subject: `Your refund for “${order.courseTitle}”`,
  paragraphs: [
    `Hello ${order.buyerName},`,
    `We have paid back ${shillings(amount)} of receipt ${order.receiptNo} for “${order.courseTitle}”.`,
    AFTER_REFUND[order.kind],
  ],
  link: { label: 'See the receipt', url },
});

/** A refund of money that was held, so that it paid nothing. */
export const returnedMail = (order: Order, amount: number, url: string): Text => ({
  subject: `Your refund for “${order.courseTitle}”`,
  paragraphs: [
    `Hello ${order.buyerName},`,
    `We have paid back ${shillings(amount)} that you sent for “${order.courseTitle}”.`,
    order.receiptNo === null
      ? 'This payment opened nothing. You can order again at any time.'
      : `It was not needed: the payment of receipt ${order.receiptNo} stays as it is.`,
  ],
  link: { label: order.receiptNo === null ? 'See the order' : 'See the receipt', url },
});

export const giftMail = (
  order: Order,
  gift: typeof gifts.$inferSelect,
  { code, url }: { code: string; url: string },
): Text => ({
  subject: `${order.buyerName} gives you “${order.courseTitle}”`,
  paragraphs: [
    `Hello ${gift.recipientName},`,
    `${order.buyerName} has paid for ${order.whole ? 'the course' : 'units of the course'} “${order.courseTitle}” on Digiken for you.`,
    ...(gift.message === '' ? [] : [`${order.buyerName} writes: ${gift.message}`]),
    'Open the link, and sign in or sign up. The units are yours then, for no charge.',
    `Or enter this code: ${code}`,
  ],
  link: { label: 'Open the gift', url },
});
