import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import { orders } from '../tables';
import { NO_ORDER } from '../wording';

/**
 * Closes an open order. Its attempts are still checked: a prompt on a phone cannot be taken back, and money for a
 * cancelled order is honoured (spec 11.2), unless its coupon is used up by then (spec 15.105). Safe to repeat.
 * @throws {HttpError} 404 for another person's order, 409 if it is paid
 */
export async function cancelOrder(
  { db }: { db: Database },
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(orders.id, id), eq(orders.userId, userId));
    const [order] = await tx
      .select({ state: orders.state, receiptNo: orders.receiptNo })
      .from(orders)
      .where(own)
      .for('update');
    if (!order) throw notFound(NO_ORDER);
    if (order.receiptNo !== null) throw conflict('This order is paid already.');
    if (order.state !== 'open') return;
    await tx.update(orders).set({ state: 'cancelled' }).where(own);
  });
}
