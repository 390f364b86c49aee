import { and, asc, eq, ne } from 'drizzle-orm';
import { lockEnrolment, ownedUnits, spread } from '../../enrolment';
import type { Database } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { priceShares } from '../orders/shares';
import { giveFree } from '../settlement/apply';
import { orderLines, orders, paymentAttempts } from '../tables';
import { NO_ORDER } from '../wording';
import { countGuess, useCoupon } from './use';

const ONLY_OWN = 'Coupons are for units that you buy for yourself.';
const BEGUN = 'A payment for this order has begun, so its price cannot change any more.';

/**
 * Uses a coupon for an open order, another one than before, or none. An order that then costs nothing is paid.
 * @throws {HttpError} 404 for another person's order, 409 if it is not open or a payment has begun, 422 with the
 *   reason why the coupon cannot be used
 */
export async function applyCoupon(
  deps: Deps<'clock' | 'config'> & { db: Database },
  { orderId, userId, code }: { orderId: string; userId: string; code: string | null },
): Promise<void> {
  const { db, clock, config } = deps;
  if (code !== null) await countGuess({ db, clock }, userId);
  await db.transaction(async (tx) => {
    const own = and(eq(orders.id, orderId), eq(orders.userId, userId));
    const [order] = await tx.select().from(orders).where(own).for('update');
    if (!order) throw notFound(NO_ORDER);
    if (order.state !== 'open' || order.expiresAt <= clock.now() || order.courseId === null)
      throw conflict('This order is closed. Choose the units again.');
    if (order.kind !== 'own') throw conflict(ONLY_OWN);
    // A prompt asks for the old total, and may still be paid.
    const begun = await tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, orderId), ne(paymentAttempts.state, 'failed')))
      .limit(1);
    if (begun.length > 0) throw conflict(BEGUN);
    const { courseId } = order;
    await lockEnrolment(tx, { userId, courseId });
    const before = order.total + order.couponDiscount;
    const used =
      code === null
        ? null
        : await useCoupon(
            { db: tx, clock },
            { code, userId, courseId, total: before, except: orderId },
            { lock: true },
          );
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position));
    const discount = used?.discount ?? 0;
    const total = before - discount;
    const weights = spread(
      before,
      lines.map(({ listPrice }) => listPrice),
    );
    const prices = spread(total, weights);
    const { vat, shares } = priceShares(
      config.payments,
      prices,
      lines.some(({ instructorId }) => instructorId !== null),
    );
    for (const [index, { position }] of lines.entries()) {
      await tx
        .update(orderLines)
        .set({ price: prices[index] ?? 0, share: shares[index] ?? 0 })
        .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
    }
    const [changed] = await tx
      .update(orders)
      .set({
        couponId: used?.id ?? null,
        couponCode: used?.code ?? null,
        couponDiscount: discount,
        discount: order.listTotal - total,
        total,
        vat,
      })
      .where(own)
      .returning();
    if (changed?.total !== 0) return;
    const unitIds = lines.flatMap(({ unitId }) => unitId ?? []);
    if ((await ownedUnits(tx, { userId, courseId, unitIds })).length > 0)
      throw conflict('You have some of these units already. Choose the units again.');
    await giveFree({ db: tx, clock }, changed);
  });
}
