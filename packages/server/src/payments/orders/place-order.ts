import { asc, eq } from 'drizzle-orm';
import { type Choice, lockEnrolment, priceChoice } from '../../enrolment';
import type { Database } from '../../platform/database';
import { conflict, forbidden } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { endChoices } from '../choices/keep';
import { countGuess, toCode, useCoupon } from '../coupons/use';
import { giveFree } from '../settlement/apply';
import { orderLines, orders } from '../tables';
import { findByKey, insertOrder, openOrder } from './insert-order';
import { hasLiveAttempt } from './live-attempt';

export interface NewOrder {
  courseId: string;
  choice: Choice;
  /** The total that the learner saw, in whole shillings. */
  expectedTotal: number;
  /** The Idempotency-Key of the request. */
  key: string | null;
  /** As it was typed. */
  coupon?: string | undefined;
}

export const PRICE_CHANGED =
  'The price has changed since you opened this page. Check the new lines and the new total, then pay.';
export const CLOSED_COURSE =
  'New enrolments in this course are closed at the moment. You keep the units that you have.';
export const IN_PROGRESS =
  'A payment for this course is in progress. Wait until it has ended, or try again in two minutes.';

/**
 * Creates an order for a choice that costs money, or returns the learner's open one for the same choice, whose
 * prices hold for 30 minutes (spec 11.2). Safe to repeat and to call concurrently: a learner has one open order
 * per course.
 * @returns the order's id
 * @throws {HttpError} 403 if the caller is not a learner, 409 if the total has changed, costs nothing or another
 *   payment for the course is in progress, 422 for units of another course
 */
export async function placeOrder(
  { db, clock, config }: Deps<'clock' | 'config'> & { db: Database },
  caller: Caller,
  order: NewOrder,
): Promise<string> {
  if (caller.role !== 'user')
    throw forbidden('Only learners buy units. Sign in with a learner account to study this course.');
  if (order.coupon !== undefined) await countGuess({ db, clock }, caller.id);
  for (;;) {
    const id = await db.transaction(async (tx) => {
      await endChoices({ db: tx, clock }, { userId: caller.id, courseId: order.courseId });
      return placeIn({ db: tx, clock, config }, caller, order);
    });
    // Another request placed an order at the same time: the next try finds it.
    if (id !== undefined) return id;
  }
}

async function placeIn(
  deps: Deps<'clock' | 'config'>,
  caller: Caller,
  { courseId, choice, expectedTotal, key, coupon }: NewOrder,
): Promise<string | undefined> {
  const { db: tx, clock } = deps;
  const userId = caller.id;
  const same = await findByKey(tx, { userId, key });
  if (same !== undefined) return same;
  // The order of the locks is that of settle: the order, then the enrolment.
  const [open] = await tx
    .select()
    .from(orders)
    .where(openOrder({ userId, courseId, kind: 'own' }))
    .for('update');
  await lockEnrolment(tx, { userId, courseId });
  const priced = await priceChoice(tx, caller, { courseId, choice });
  const { course, whole, quote } = priced;
  if (course.state !== 'published') throw conflict(CLOSED_COURSE);
  if (open) {
    const held = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, open.id))
      .orderBy(asc(orderLines.position));
    const sameUnits =
      open.whole === whole &&
      held.map(({ unitId }) => unitId).join() === quote.lines.map(({ unitId }) => unitId).join();
    const holds = open.expiresAt > clock.now() || (await hasLiveAttempt(deps, open.id));
    const sameCoupon = coupon === undefined || open.couponCode === toCode(coupon);
    if (sameUnits && holds && sameCoupon && open.total === expectedTotal) return open.id;
    if (await hasLiveAttempt(deps, open.id)) throw conflict(IN_PROGRESS);
  }
  if (quote.total === 0) {
    throw conflict(expectedTotal === 0 ? 'This choice costs nothing. Enrol in it instead.' : PRICE_CHANGED);
  }
  const used =
    coupon === undefined
      ? null
      : await useCoupon(
          { db: tx, clock },
          { code: coupon, userId, courseId, total: quote.total, except: open?.id },
          { lock: true },
        );
  const total = quote.total - (used?.discount ?? 0);
  if (total !== expectedTotal) throw conflict(PRICE_CHANGED);
  if (open) await tx.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, open.id));
  const inserted = await insertOrder(deps, caller, { priced, total, key, used });
  if (inserted && total === 0) await giveFree({ db: tx, clock }, inserted);
  return inserted?.id;
}
