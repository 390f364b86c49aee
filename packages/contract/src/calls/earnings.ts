import { z } from 'zod';
import { defineCall } from '../call';
import { EARNING_STATES, PAYMENT_TEXTS, PAYOUT_STATES } from '../constants';
import { Id, Shillings, Timestamp } from '../entities';
import { pageOf, PageQuery, typed } from '../paging';
import { earningRoutes } from '../routes/earnings';

/** A month in Nairobi. */
export const Month = z
  .string({ error: 'Use a month like 2026-11' })
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use a month like 2026-11');

/** Whole shillings that may be below zero, e.g. when refunds exceed sales. */
const Balance = z.number().int();

/** A unit that an instructor sold. */
export const Earning = z.object({
  _id: Id,
  course: z.object({ _id: Id.nullable(), name: z.string() }),
  unit: z.string(),
  /** What the learner paid for it. */
  price: Shillings,
  /** What of it the instructor gets. */
  share: Shillings,
  state: z.enum(EARNING_STATES),
  soldAt: Timestamp,
  /** From then on a payout can include it. */
  payableAt: Timestamp,
});
export type Earning = z.infer<typeof Earning>;

export const Payout = z.object({
  _id: Id,
  instructor: z.object({ _id: Id, name: z.string(), email: z.string() }),
  month: Month,
  amount: Shillings,
  state: z.enum(PAYOUT_STATES),
  reference: z.string().nullable(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
});
export type Payout = z.infer<typeof Payout>;

export const listEarnings = defineCall(earningRoutes.listEarnings, {
  summary: 'Units that the instructor sold, newest first',
  query: PageQuery,
  answer: pageOf(Earning),
});

export const getEarnings = defineCall(earningRoutes.getEarnings, {
  summary: 'Sums of the instructor’s shares, in all and by month. sold − refunded = onHold + payable + paid',
  answer: z.object({
    data: z.object({
      /** Units that were sold. */
      sales: z.number().int(),
      sold: Shillings,
      refunded: Shillings,
      onHold: Shillings,
      /** Below zero while a refund of a share that was paid out is not yet deducted. */
      payable: Balance,
      paid: Shillings,
      /** The last 12 months in Nairobi, oldest first. */
      months: z.array(z.object({ month: Month, sold: Shillings, refunded: Shillings, paid: Shillings })),
    }),
  }),
});

export const listPayouts = defineCall(earningRoutes.listPayouts, {
  summary: 'Payouts to instructors, newest first',
  query: PageQuery.extend({ month: Month.optional(), state: z.enum(PAYOUT_STATES).optional() }),
  answer: pageOf(Payout),
});

export const preparePayouts = defineCall(earningRoutes.preparePayouts, {
  summary:
    'Make the payouts of a month that has ended, once for each instructor; amounts below 1 shilling stay for a later month',
  body: z.object({ month: Month }),
  answer: z.object({
    message: z.string(),
    /** What this call added. */
    data: z.object({ month: Month, payouts: z.number().int(), amount: Shillings }),
  }),
});

export const exportPayouts = defineCall(earningRoutes.exportPayouts, {
  summary: 'The payouts of a month as CSV',
  query: z.object({ month: Month }),
  answer: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
});

export const markPayoutPaid = defineCall(earningRoutes.markPayoutPaid, {
  summary: 'Record that a payout was paid; 409 if it is recorded already',
  params: z.object({ id: Id }),
  body: z.object({ reference: typed('the reference of the payment', PAYMENT_TEXTS.payoutMax) }),
  answer: z.object({ message: z.string(), data: Payout }),
});

export const getRevenue = defineCall(earningRoutes.getRevenue, {
  summary: 'Paid orders and their refunds in the last 12 weeks, oldest first',
  answer: z.object({
    data: z.array(
      z.object({
        /** The week’s Monday in Nairobi, e.g. `2026-11-23`. */
        week: z.iso.date(),
        gross: Shillings,
        refunds: Shillings,
        net: Balance,
      }),
    ),
  }),
});
