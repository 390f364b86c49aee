import { and, asc, eq } from 'drizzle-orm';
import { type Choice, lockEnrolment, priceChoice, spread } from '../../enrolment';
import type { PaymentsConfig } from '../../platform/config-payments';
import type { Database } from '../../platform/database';
import { conflict, forbidden } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { enqueue } from '../../platform/jobs';
import { newId } from '../../platform/ids';
import type { Deps } from '../../platform/services';
import { orderLines, orders } from '../tables';
import { EXPIRY_JOB, HOLDS_MS } from './expiry';
import { hasLiveAttempt } from './live-attempt';

export interface NewOrder {
  courseId: string;
  choice: Choice;
  /** The total that the learner saw, in whole shillings. */
  expectedTotal: number;
  /** The Idempotency-Key of the request. */
  key: string | null;
}

export const PRICE_CHANGED =
  'The price has changed since you opened this page. Check the new lines and the new total, then pay.';
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
  for (;;) {
    const id = await db.transaction((tx) => placeIn({ db: tx, clock, config }, caller, order));
    // Another request placed an order at the same time: the next try finds it.
    if (id !== undefined) return id;
  }
}

async function placeIn(
  deps: Deps<'clock' | 'config'>,
  caller: Caller,
  { courseId, choice, expectedTotal, key }: NewOrder,
): Promise<string | undefined> {
  const { db: tx, clock, config } = deps;
  const userId = caller.id;
  if (key !== null) {
    const [same] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
    if (same) return same.id;
  }
  // The order of the locks is that of settle: the order, then the enrolment.
  const [open] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.courseId, courseId), eq(orders.state, 'open')))
    .for('update');
  await lockEnrolment(tx, { userId, courseId });
  const { course, whole, quote, chosen } = await priceChoice(tx, caller, { courseId, choice });
  if (course.state !== 'published')
    throw conflict(
      'New enrolments in this course are closed at the moment. You keep the units that you have.',
    );
  if (open) {
    const held = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, open.id))
      .orderBy(asc(orderLines.position));
    const same =
      open.whole === whole &&
      held.map(({ unitId }) => unitId).join() === quote.lines.map(({ unitId }) => unitId).join();
    const holds = open.expiresAt > clock.now() || (await hasLiveAttempt(deps, open.id));
    if (same && holds && open.total === expectedTotal) return open.id;
    if (await hasLiveAttempt(deps, open.id)) throw conflict(IN_PROGRESS);
  }
  if (quote.total !== expectedTotal) throw conflict(PRICE_CHANGED);
  if (quote.total === 0) throw conflict('This choice costs nothing. Enrol in it instead.');
  if (open) await tx.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, open.id));

  const id = newId();
  const now = clock.now();
  const { vat, shares } = split(
    config.payments,
    quote.lines.map(({ price }) => price),
    course.ownerId !== null,
  );
  const listPrices = new Map(chosen.map((unit) => [unit.id, unit.price]));
  const listTotal = quote.lines.reduce((sum, { unitId }) => sum + (listPrices.get(unitId) ?? 0), 0);
  const expiresAt = new Date(now.getTime() + HOLDS_MS);
  const added = await tx
    .insert(orders)
    .values({
      id,
      userId,
      buyerName: caller.user.name,
      buyerEmail: caller.user.email,
      courseId,
      courseTitle: course.title,
      whole,
      listTotal,
      discount: listTotal - quote.total,
      total: quote.total,
      vat,
      idempotencyKey: key,
      expiresAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  if (added.length === 0) return undefined;
  await tx.insert(orderLines).values(
    quote.lines.map(({ unitId, title, price }, position) => ({
      orderId: id,
      position,
      unitId,
      title,
      listPrice: listPrices.get(unitId) ?? price,
      price,
      instructorId: course.ownerId,
      share: shares[position] ?? 0,
    })),
  );
  await enqueue(tx, { kind: EXPIRY_JOB, key: id, runAt: expiresAt });
  return id;
}

/** The part of each price that is VAT, and what the instructor gets of the rest; whole shillings. */
function split(
  { vatPercent, instructorPercent }: PaymentsConfig,
  prices: readonly number[],
  instructor: boolean,
): { vat: number; shares: number[] } {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const vat = total - Math.round((total * 100) / (100 + vatPercent));
  const vats = spread(vat, prices);
  const shares = prices.map((price, index) =>
    instructor ? Math.floor(((price - (vats[index] ?? 0)) * instructorPercent) / 100) : 0,
  );
  return { vat, shares };
}
