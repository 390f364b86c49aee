import type { Quote } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { type Choice, priceChoice } from '../../enrolment';
import type { Database, Executor } from '../../platform/database';
import { conflict } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { orders } from '../tables';
import { findByKey, insertOrder, openOrder } from './insert-order';
import { hasLiveAttempt } from './live-attempt';
import { CLOSED_COURSE, IN_PROGRESS, PRICE_CHANGED } from './place-order';

const FREE = 'This choice costs nothing, so nobody has to buy it for others.';

interface ForOthers {
  courseId: string;
  choice: Choice;
  seats?: number;
}

/**
 * The price of a choice for other people: what the caller owns does not count. Lines and total are for all seats.
 * @throws {HttpError} 404 if the caller may not see the course, 409 if it is not published
 */
export async function quoteForOthers(
  db: Executor,
  caller: Caller,
  { courseId, choice, seats = 1 }: ForOthers,
): Promise<Quote & { perSeat: number }> {
  const { quote, course } = await priceChoice(
    db,
    caller,
    { courseId, choice },
    { payments: true, forOthers: true },
  );
  if (course.state !== 'published') throw conflict(CLOSED_COURSE);
  return {
    ...quote,
    lines: quote.lines.map((line) => ({ ...line, price: line.price * seats })),
    total: quote.total * seats,
    perSeat: quote.total,
  };
}

/**
 * Creates an order for other people. An open one of the same kind for the course is given up. Coupons do not apply.
 * @param attach stores what belongs to the order, in the same transaction
 * @returns the order's id
 * @throws {HttpError} 409 if the total has changed, costs nothing, or another payment is in progress
 */
export async function placeForOthers(
  { db, clock, config }: Deps<'clock' | 'config'> & { db: Database },
  caller: Caller,
  {
    courseId,
    choice,
    seats = 1,
    kind,
    expectedTotal,
    key,
  }: ForOthers & { kind: 'seats' | 'gift'; expectedTotal: number; key: string | null },
  attach: (tx: Executor, orderId: string) => Promise<void>,
): Promise<string> {
  for (;;) {
    const id = await db.transaction(async (tx) => {
      const deps = { db: tx, clock, config };
      const same = await findByKey(tx, { userId: caller.id, key });
      if (same !== undefined) return same;
      const [open] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(openOrder({ userId: caller.id, courseId, kind }))
        .for('update');
      const priced = await priceChoice(tx, caller, { courseId, choice }, { forOthers: true });
      if (priced.course.state !== 'published') throw conflict(CLOSED_COURSE);
      const total = priced.quote.total * seats;
      if (total === 0) throw conflict(FREE);
      if (total !== expectedTotal) throw conflict(PRICE_CHANGED);
      if (open) {
        if (await hasLiveAttempt(deps, open.id)) throw conflict(IN_PROGRESS);
        await tx.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, open.id));
      }
      const order = await insertOrder(deps, caller, { priced, total, key, kind, seats });
      if (order) await attach(tx, order.id);
      return order?.id;
    });
    // Another request placed an order at the same time: the next try finds it.
    if (id !== undefined) return id;
  }
}
