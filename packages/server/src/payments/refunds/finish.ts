import { and, eq, inArray } from 'drizzle-orm';
import { endAccess } from '../../enrolment';
import type { Database } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { reverseEarnings } from '../earnings/record';
import { endGift } from '../gifts/end';
import { hasLiveAttempt } from '../orders/live-attempt';
import { addMail } from '../outbox';
import { reopenSeats } from '../seats/close';
import { clearing, creditsOf, HELD, post, WRITTEN_OFF } from '../settlement/ledger';
import { moneyIn, orderLines, orders, refunds } from '../tables';

/** Codes of a refund's result: carried out, or already reversed before. */
const DONE = ['0', 'R000001'];

/**
 * Books the result of a refund: the money leaves, the units close, and the payer gets a mail. Safe to repeat.
 * @param result `code` is the provider's; 0 is success
 */
export async function finishRefund(
  { db, clock }: Deps<'clock'> & { db: Database },
  { id, code }: { id: string; code: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const [found] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (!found) return;
    if (found.orderId !== null)
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, found.orderId)).for('update');
    const done = DONE.includes(code);
    const [refund] = await tx
      .update(refunds)
      .set({ state: done ? 'done' : 'failed', code, doneAt: clock.now() })
      .where(and(eq(refunds.id, id), inArray(refunds.state, ['approved', 'sent', 'unknown'])))
      .returning();
    if (!refund) return;
    if (!done) {
      if (refund.orderId !== null) await reopenSeats(tx, refund.orderId);
      return;
    }
    const [money] = await tx.select().from(moneyIn).where(eq(moneyIn.id, refund.moneyId)).for('update');
    if (!money) return;
    await tx.update(moneyIn).set({ state: 'refunded' }).where(eq(moneyIn.id, money.id));
    const out: [string, number] = [clearing(money.provider), -refund.amount];
    const [order] =
      refund.orderId === null ? [] : await tx.select().from(orders).where(eq(orders.id, refund.orderId));
    if (money.state !== 'applied' || !order) {
      await post(deps, {
        txn: `refund:${id}`,
        orderId: refund.orderId,
        entries: [[HELD, refund.amount], out],
      });
      if (order) {
        await endUnpaid(deps, order);
        await mailPayer(deps, refund, { orderId: order.id, held: true });
      }
      return;
    }
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const credits = creditsOf({ total: order.total, vat: order.vat, shares: lines });
    await post(deps, {
      txn: `refund:${id}`,
      orderId: order.id,
      entries: [
        ...[...credits].map(([account, amount]): [string, number] => [account, -amount]),
        // What was written off when the money was accepted.
        [WRITTEN_OFF, refund.amount - order.total],
        out,
      ],
    });
    await tx.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
    await reverseEarnings(deps, order.id);
    if (order.kind === 'gift') await endGift(deps, order);
    if (order.kind === 'own' && order.userId !== null && order.courseId !== null) {
      await endAccess(deps, {
        userId: order.userId,
        courseId: order.courseId,
        unitIds: lines.flatMap(({ unitId }) => unitId ?? []),
        reason: 'The payment was refunded.',
      });
    }
    await mailPayer(deps, refund, { orderId: order.id, held: false });
  });
}

/** @param about `held`: the money was held, so that it paid nothing */
const mailPayer = (
  deps: Deps<'clock'>,
  { id, amount }: typeof refunds.$inferSelect,
  about: { orderId: string; held: boolean },
): Promise<void> =>
  addMail(deps, { dedup: `refunded:${id}`, kind: 'refunded', payload: { ...about, amount } });

/**
 * Ends an order whose money never paid it and went back to the payer. One that can still be paid goes on: other money
 * of it is held, or a payment is under way. The order must be locked.
 */
async function endUnpaid(deps: Deps<'clock'>, order: typeof orders.$inferSelect): Promise<void> {
  const { db: tx } = deps;
  if (order.receiptNo !== null) return;
  const held = await tx.$count(moneyIn, and(eq(moneyIn.orderId, order.id), eq(moneyIn.state, 'held')));
  if (held > 0 || (await hasLiveAttempt(deps, order.id))) return;
  await tx.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
}
