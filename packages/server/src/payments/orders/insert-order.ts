import type { OrderKind } from '@digiken/contract/constants';
import { and, eq, type SQL } from 'drizzle-orm';
import { type priceChoice, spread } from '../../enrolment';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import { enqueue } from '../../platform/jobs';
import { newId } from '../../platform/ids';
import type { Deps } from '../../platform/services';
import { orderLines, orders } from '../tables';
import { EXPIRY_JOB, HOLDS_MS } from './expiry';
import { priceShares } from './shares';

type Order = typeof orders.$inferSelect;

/** The open order of a person for a course: at most one of each kind. */
export const openOrder = (of: { userId: string; courseId: string; kind: OrderKind }): SQL | undefined =>
  and(
    eq(orders.userId, of.userId),
    eq(orders.courseId, of.courseId),
    eq(orders.kind, of.kind),
    eq(orders.state, 'open'),
  );

/** The order that a request with this Idempotency-Key placed before. */
export async function findByKey(
  tx: Executor,
  { userId, key }: { userId: string; key: string | null },
): Promise<string | undefined> {
  if (key === null) return undefined;
  const [same] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return same?.id;
}

interface NewRow {
  priced: Awaited<ReturnType<typeof priceChoice>>;
  /** Whole shillings, after a coupon, for all seats. */
  total: number;
  key: string | null;
  used?: { id: string; code: string; discount: number } | null;
  kind?: OrderKind;
  seats?: number;
}

/**
 * Inserts an order with its lines, and the job that closes it. Call it in a transaction.
 * @returns undefined if another request inserted an open one at the same time
 */
export async function insertOrder(
  { db: tx, clock, config }: Deps<'clock' | 'config'>,
  caller: Caller,
  { priced, total, key, used = null, kind = 'own', seats = 1 }: NewRow,
): Promise<Order | undefined> {
  const { course, whole, quote, chosen } = priced;
  const now = clock.now();
  const prices = spread(
    total,
    quote.lines.map(({ price }) => price),
  );
  const { vat, shares } = priceShares(config.payments, prices, course.ownerId !== null);
  const listPrices = new Map(chosen.map((unit) => [unit.id, unit.price * seats]));
  const listTotal = quote.lines.reduce((sum, { unitId }) => sum + (listPrices.get(unitId) ?? 0), 0);
  const expiresAt = new Date(now.getTime() + HOLDS_MS);
  const [order] = await tx
    .insert(orders)
    .values({
      id: newId(),
      userId: caller.id,
      buyerName: caller.user.name,
      buyerEmail: caller.user.email,
      courseId: course.id,
      courseTitle: course.title,
      kind,
      seats,
      whole,
      listTotal,
      discount: listTotal - total,
      couponId: used?.id ?? null,
      couponCode: used?.code ?? null,
      couponDiscount: used?.discount ?? 0,
      total,
      vat,
      idempotencyKey: key,
      expiresAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!order) return undefined;
  await tx.insert(orderLines).values(
    quote.lines.map(({ unitId, title }, position) => ({
      orderId: order.id,
      position,
      unitId,
      title,
      listPrice: listPrices.get(unitId) ?? 0,
      price: prices[position] ?? 0,
      instructorId: course.ownerId,
      share: shares[position] ?? 0,
    })),
  );
  if (total > 0) await enqueue(tx, { kind: EXPIRY_JOB, key: order.id, runAt: expiresAt });
  return order;
}
