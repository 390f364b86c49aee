import type { DeletionBlocker } from '@digiken/contract/constants';
import { LIVE_ATTEMPT_STATES } from '@digiken/contract/constants';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { courses } from '../courses';
import type { Executor } from '../platform/database';
import { DELETED_ACCOUNT, names, type PersonalData, without, withoutNames } from '../platform/personal-data';
import {
  coupons,
  earnings,
  gifts,
  hookInbox,
  keptChoices,
  moneyIn,
  orderLines,
  orders,
  paymentAttempts,
  payouts,
  refunds,
  seatClaims,
} from './tables';

const ACCOUNTS = 'Kept for the accounts';

export const paymentPersonalData: PersonalData = {
  tables: {
    coupons: {
      exported: 'payments',
      deletion: 'A bursary of the person is deleted; of coupons, who made them is emptied.',
    },
    orders: {
      exported: 'payments',
      deletion: `${ACCOUNTS} with amounts, dates and codes, without name and address.`,
    },
    order_lines: {
      exported: 'payments',
      deletion: `${ACCOUNTS}; whose share it is becomes an id without a name.`,
    },
    payment_attempts: { exported: 'payments', deletion: `${ACCOUNTS} without the phone number.` },
    hook_inbox: {
      exported: null,
      why: 'Calls of the provider as they came, which repeat what the payments say; deleted after 30 days.',
      deletion: 'Deleted: they contain the phone number.',
    },
    money_in: { exported: 'payments', deletion: `${ACCOUNTS} with its M-Pesa code; notes lose the name.` },
    refunds: {
      exported: 'payments',
      deletion: `${ACCOUNTS}; who asked, decided or said what happened is emptied, reasons lose the name.`,
    },
    payouts: { exported: 'payments', deletion: `${ACCOUNTS} without name and address.` },
    earnings: { exported: 'payments', deletion: `${ACCOUNTS} under an id without a name.` },
    kept_choices: { exported: 'payments', deletion: 'Deleted.' },
    seat_claims: { exported: 'payments', deletion: 'The seat stays taken, by nobody.' },
    gifts: {
      exported: 'payments',
      deletion: `${ACCOUNTS}; name and address of the recipient, and the message of the giver, are removed.`,
    },
  },
  exportOf: async ({ db }, userId) => {
    const own = await db
      .select()
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(asc(orders.createdAt));
    const ids = own.map(({ id }) => id);
    const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids));
    const tries = await db.select().from(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
    const money = await db.select().from(moneyIn).where(inArray(moneyIn.orderId, ids));
    const back = await db.select().from(refunds).where(inArray(refunds.orderId, ids));
    const given = await db.select().from(gifts).where(inArray(gifts.orderId, ids));
    const received = await db
      .select({ gift: gifts, course: orders.courseTitle, from: orders.buyerName })
      .from(gifts)
      .innerJoin(orders, eq(orders.id, gifts.orderId))
      .where(eq(gifts.claimedBy, userId));
    const seats = await db.select().from(seatClaims).where(eq(seatClaims.userId, userId));
    const kept = await db
      .select({ choice: keptChoices, course: courses.title })
      .from(keptChoices)
      .innerJoin(courses, eq(courses.id, keptChoices.courseId))
      .where(eq(keptChoices.userId, userId));
    const bursaries = await db.select().from(coupons).where(eq(coupons.userId, userId));
    const paid = await db.select().from(payouts).where(eq(payouts.instructorId, userId));
    const earned = await db.select().from(earnings).where(eq(earnings.instructorId, userId));
    const ofOrder = <R extends { orderId: string | null }>(rows: readonly R[], id: string) =>
      rows.filter(({ orderId }) => orderId === id);
    return {
      parts: {
        payments: {
          orders: own.map((order) => ({
            ...without([order], 'userId', 'idempotencyKey')[0],
            lines: without(ofOrder(lines, order.id), 'orderId', 'instructorId', 'share'),
            attempts: without(ofOrder(tries, order.id), 'orderId', 'tokenHash', 'payUrl'),
            money: ofOrder(money, order.id).map(({ provider, receipt, amount, state, at }) => ({
              ...{ provider, receipt, amount, state, at },
            })),
            refunds: ofOrder(back, order.id).map(({ amount, state, reason, createdAt, doneAt }) => ({
              ...{ amount, state, reason, createdAt, doneAt },
            })),
            gift: without(ofOrder(given, order.id), 'codeHash', 'claimedBy')[0] ?? null,
          })),
          giftsReceived: received.map(({ gift, course, from }) => ({
            ...{ course, from, message: gift.message, claimedAt: gift.claimedAt },
          })),
          seats: seats.map(({ createdAt }) => ({ claimedAt: createdAt })),
          keptChoices: kept.map(({ choice, course }) => ({
            ...{ course, ...without([choice], 'hash', 'userId')[0] },
          })),
          bursaries: without(bursaries, 'userId', 'createdBy'),
          payouts: without(paid, 'instructorId', 'paidBy'),
          earnings: without(earned, 'instructorId'),
        },
      },
    };
  },
  erase: async ({ db }, leaver) => {
    const { id, email } = leaver;
    const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
    const tries = db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.orderId, own));
    await db.delete(hookInbox).where(inArray(hookInbox.attemptId, tries));
    await db
      .update(paymentAttempts)
      .set({ phone: null, payUrl: null })
      .where(inArray(paymentAttempts.orderId, own));
    // What the person wrote to somebody, and what somebody wrote to the person.
    await db
      .update(gifts)
      .set({ message: '' })
      .where(or(inArray(gifts.orderId, own), eq(gifts.claimedBy, id)));
    await db
      .update(gifts)
      .set({ recipientName: DELETED_ACCOUNT, recipientEmail: '' })
      .where(or(inArray(gifts.orderId, own), eq(gifts.claimedBy, id), eq(gifts.recipientEmail, email)));
    await db
      .update(orders)
      .set({ buyerName: DELETED_ACCOUNT, buyerEmail: '', userId: null })
      .where(eq(orders.userId, id));
    await db
      .update(payouts)
      .set({ instructorName: DELETED_ACCOUNT, instructorEmail: '' })
      .where(eq(payouts.instructorId, id));
    await db
      .update(refunds)
      .set({ reason: withoutNames(refunds.reason, leaver) })
      .where(names(refunds.reason, leaver));
    const said = sql`(${refunds.answer} ->> 'reason')`;
    await db
      .update(refunds)
      .set({ answer: sql`jsonb_set(${refunds.answer}, '{reason}', to_jsonb(${withoutNames(said, leaver)}))` })
      .where(names(said, leaver));
    await db
      .update(moneyIn)
      .set({ note: withoutNames(moneyIn.note, leaver) })
      .where(names(moneyIn.note, leaver));
  },
};

/** Money that has to be settled before an account can be deleted (spec 13.115). */
export async function paymentBlockers(db: Executor, userId: string): Promise<DeletionBlocker[]> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const open =
    (await db.$count(
      paymentAttempts,
      and(inArray(paymentAttempts.orderId, own), inArray(paymentAttempts.state, [...LIVE_ATTEMPT_STATES])),
    )) +
    (await db.$count(moneyIn, and(inArray(moneyIn.orderId, own), eq(moneyIn.state, 'held')))) +
    (await db.$count(
      refunds,
      and(
        inArray(refunds.orderId, own),
        inArray(refunds.state, ['requested', 'approved', 'sent', 'unknown']),
      ),
    ));
  const owed =
    (await db.$count(payouts, and(eq(payouts.instructorId, userId), eq(payouts.state, 'due')))) +
    (await db.$count(
      earnings,
      and(
        eq(earnings.instructorId, userId),
        or(
          and(isNull(earnings.payoutId), isNull(earnings.reversedAt)),
          // Paid out before it was refunded: the next payout deducts it.
          and(isNotNull(earnings.payoutId), isNotNull(earnings.reversedAt), isNull(earnings.deductedFrom)),
        ),
      ),
    ));
  return [...(open > 0 ? (['payment'] as const) : []), ...(owed > 0 ? (['payout'] as const) : [])];
}
