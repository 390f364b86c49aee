import { z } from 'zod';
import { defineCall } from '../call';
import {
  HELD_REASONS,
  LIMITS,
  MONEY_SOURCES,
  MONEY_STATES,
  ORDER_FILTERS,
  ORDER_STATES,
  PAYMENT_PROVIDERS,
  PAYMENT_TEXTS,
  REFUND_FILTERS,
  REFUND_STATES,
} from '../constants';
import { Id, Shillings, TextLanguage, Timestamp } from '../entities';
import { optionalLine, pageOf, PageQuery, Reason, SearchText, typedCode } from '../paging';
import { paymentAdminRoutes } from '../routes/payments-admin';
import { Month } from './earnings';
import { Order, PaymentAttempt } from './payments';

const ById = z.object({ id: Id });
const Day = z.iso.date('Use a date like 2026-11-23');

const OrderFilters = z.object({
  state: z.enum(ORDER_FILTERS).optional(),
  provider: z.enum(PAYMENT_PROVIDERS).optional(),
  /** Days in Nairobi, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** A receipt number, a payment's code, an account number, or a part of the buyer's name or address. */
  search: SearchText.optional(),
});

export const AdminOrder = z.object({
  _id: Id,
  buyer: z.object({ _id: Id.nullable(), name: z.string(), email: z.string() }),
  course: z.object({ _id: Id.nullable(), name: z.string() }),
  state: z.enum(ORDER_STATES),
  /** Money of it is held. */
  held: z.boolean(),
  total: Shillings,
  receiptNo: z.string().nullable(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

export const Money = z.object({
  _id: Id,
  provider: z.enum(PAYMENT_PROVIDERS),
  receipt: z.string().nullable(),
  amount: Shillings,
  source: z.enum(MONEY_SOURCES),
  state: z.enum(MONEY_STATES),
  reason: z.enum(HELD_REASONS).nullable(),
  /** The account number that the payer typed, if it is unknown. */
  reference: z.string().nullable(),
  note: z.string().nullable(),
  order: z.object({ _id: Id, buyer: z.string(), title: z.string(), total: Shillings }).nullable(),
  /** Its last refund that was not rejected. */
  refund: z.object({ _id: Id, state: z.enum(REFUND_STATES), code: z.string().nullable() }).nullable(),
  at: Timestamp,
});
export type Money = z.infer<typeof Money>;

/** What an administrator says became of a refund whose provider did not answer. */
const RefundAnswer = z.object({
  /** Whether the money went back to the payer. */
  sent: z.boolean(),
  /** Of the payment in the account of the provider or the bank; empty if it was not sent. */
  reference: z.string(),
  reason: z.string(),
  by: z.object({ _id: Id, name: z.string() }).nullable(),
  at: Timestamp,
});

export const Refund = z.object({
  _id: Id,
  moneyId: Id,
  orderId: Id.nullable(),
  amount: Shillings,
  reason: z.string(),
  reasonLanguage: TextLanguage,
  state: z.enum(REFUND_STATES),
  code: z.string().nullable(),
  requestedBy: z.object({ _id: Id, name: z.string() }).nullable(),
  createdAt: Timestamp,
  /** Who approved or rejected it, and when. */
  decidedBy: z.object({ _id: Id, name: z.string() }).nullable(),
  decidedAt: Timestamp.nullable(),
  doneAt: Timestamp.nullable(),
  /** Of a refund without an answer of the provider: it waits for a confirmation, or closed the refund. */
  answer: RefundAnswer.nullable().optional(),
});
export type Refund = z.infer<typeof Refund>;

export const listOrders = defineCall(paymentAdminRoutes.listOrders, {
  summary: 'Orders, newest first',
  query: PageQuery.extend(OrderFilters.shape),
  answer: pageOf(AdminOrder),
});

export const exportOrders = defineCall(paymentAdminRoutes.exportOrders, {
  summary: 'The filtered orders as CSV, at most 50,000',
  query: OrderFilters,
  answer: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
});

/** One thing that happened to an order. */
export const TimelineEntry = z.object({ at: Timestamp, text: z.string() });

export const getAdminOrder = defineCall(paymentAdminRoutes.getAdminOrder, {
  summary: 'An order with its attempts, its money, its refunds and what happened when',
  params: ById,
  answer: z.object({
    data: Order.extend({
      attempts: z.array(PaymentAttempt),
      money: z.array(Money),
      refunds: z.array(Refund),
      timeline: z.array(TimelineEntry),
    }),
  }),
});

export const recordDeposit = defineCall(paymentAdminRoutes.recordDeposit, {
  summary: 'Record a bank deposit for an order',
  params: ById,
  body: z.object({
    receipt: typedCode('the number of the deposit', PAYMENT_TEXTS.depositMax),
    amount: z
      .number()
      .int()
      .min(1)
      .max(LIMITS.priceMax * 10),
    reason: Reason,
  }),
  answer: z.object({ message: z.string(), data: Order }),
});

export const getPaymentHealth = defineCall(paymentAdminRoutes.getPaymentHealth, {
  summary: 'Held money, open refunds, the last check of the ledger and the last list of the provider',
  answer: z.object({
    data: z.object({
      held: z.number().int(),
      heldAmount: Shillings,
      /** Refunds that wait for a person. */
      openRefunds: z.number().int(),
      /** Refunds that are approved, and of which the provider’s result is still to come. */
      comingRefunds: z.number().int(),
      /** Who may approve a refund that the caller asks for. `missing`: another administrator, and there is none. */
      refundApprover: z.enum(['self', 'other', 'missing']),
      /** Null before the first check. `clean`: everything sums to zero. */
      ledger: z.object({ at: Timestamp, clean: z.boolean() }).nullable(),
      pulledAt: Timestamp.nullable(),
      /** Days of the last 31, without today, on which our payments and the provider’s list differ. */
      differingDays: z.number().int(),
    }),
  }),
});

const Sum = z.object({ count: z.number().int(), amount: Shillings });

/** A day in Nairobi: what the site has booked of M-Pesa, and what M-Pesa lists. */
export const PaymentDay = z.object({
  /** `2026-11-23` */
  day: z.string(),
  ours: Sum,
  /** Null before the list was first read. */
  theirs: Sum.nullable(),
  /** Booked here, not in the list. */
  notListed: z.number().int(),
  /** In the list, not booked here. */
  notBooked: z.number().int(),
  /** In both, with another amount. */
  differing: z.number().int(),
});
export type PaymentDay = z.infer<typeof PaymentDay>;

export const getPaymentTotals = defineCall(paymentAdminRoutes.getPaymentTotals, {
  summary: 'M-Pesa payments of a month by day, compared with the provider’s own list; the newest day first',
  query: z.object({ month: Month.optional() }),
  answer: z.object({
    data: z.object({
      month: Month,
      /** The first day of which the list is known; null before it was first read. */
      since: z.string().nullable(),
      /** When the list was last read. */
      readAt: Timestamp.nullable(),
      days: z.array(PaymentDay),
    }),
  }),
});

/** A payment that the site and the provider do not have alike. `ours` or `theirs` is null where it is missing. */
export const PaymentDifference = z.object({
  receipt: z.string().nullable(),
  at: Timestamp,
  ours: Shillings.nullable(),
  theirs: Shillings.nullable(),
  orderId: Id.nullable(),
});
export type PaymentDifference = z.infer<typeof PaymentDifference>;

export const getPaymentDay = defineCall(paymentAdminRoutes.getPaymentDay, {
  summary: 'The payments of a day that differ, oldest first; 200 at most',
  params: z.object({ day: z.iso.date('Use a day like 2026-11-23') }),
  answer: z.object({ data: z.array(PaymentDifference) }),
});

export const listHeldMoney = defineCall(paymentAdminRoutes.listHeldMoney, {
  summary: 'Money that nobody could match, newest first',
  query: PageQuery,
  answer: pageOf(Money),
});

export const matchMoney = defineCall(paymentAdminRoutes.matchMoney, {
  summary: 'Apply held money to an order; 409 where its amount or the order does not allow it',
  params: ById,
  body: z.object({
    orderId: Id,
    reason: Reason,
    /** Accepts another amount than the total; the difference is written off. */
    writeOff: z.boolean().optional(),
  }),
  answer: z.object({ message: z.string(), data: Money }),
});

export const dismissMoney = defineCall(paymentAdminRoutes.dismissMoney, {
  summary: 'Record that held money which the provider denied never arrived',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: z.object({ message: z.string(), data: Money }),
});

export const requestRefund = defineCall(paymentAdminRoutes.requestRefund, {
  summary: 'Ask for a refund, which is approved separately: by another administrator, if the settings say so',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: z.object({ message: z.string(), data: Refund }),
});

export const listRefunds = defineCall(paymentAdminRoutes.listRefunds, {
  summary: 'Refunds, newest first',
  query: PageQuery.extend({ state: z.enum(REFUND_FILTERS).optional() }),
  answer: pageOf(Refund),
});

export const decideRefund = defineCall(paymentAdminRoutes.decideRefund, {
  summary: 'Approve or reject a refund; 403 for the own one where the settings ask for another administrator',
  params: ById,
  body: z.object({ approve: z.boolean() }),
  answer: z.object({ message: z.string(), data: Refund }),
});

export const answerRefund = defineCall(paymentAdminRoutes.answerRefund, {
  summary:
    'Say what became of a refund without an answer of the provider, which is confirmed separately; 409 for any other',
  params: ById,
  body: z
    .object({
      sent: z.boolean(),
      reference: optionalLine(PAYMENT_TEXTS.depositMax),
      reason: Reason,
    })
    .refine(({ sent, reference }) => !sent || reference !== '', {
      path: ['reference'],
      message: 'Enter the reference of the payment to the payer',
    }),
  answer: z.object({ message: z.string(), data: Refund }),
});

export const decideRefundAnswer = defineCall(paymentAdminRoutes.decideRefundAnswer, {
  summary:
    'Confirm or take back what was said about a refund; 403 to confirm the own statement where the settings ask for another administrator',
  params: ById,
  body: z.object({ approve: z.boolean() }),
  answer: z.object({ message: z.string(), data: Refund }),
});
