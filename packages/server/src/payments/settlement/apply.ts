import type { HeldReason } from '@digiken/contract/constants';
import { asc, eq } from 'drizzle-orm';
import { countLearner } from '../../courses';
import { admit, lockEnrolment, ownedUnits } from '../../enrolment';
import { notifyAdministrators } from '../../notifications';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { hubs } from '../../users';
import { isCouponGone } from '../coupons/use';
import { addEarnings } from '../earnings/record';
import { mailGift } from '../gifts/code';
import { noteGift, notePaid, noteSeats } from '../notices';
import { addMail } from '../outbox';
import { gifts, orderLines, orders, seatPools } from '../tables';
import { paidMessage } from '../wording';
import type { Earnings } from './ledger';
import { newVerifyCode, nextReceiptNumber } from './receipt-number';

type Order = typeof orders.$inferSelect;

const linesOf = (tx: Executor, orderId: string) =>
  tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** Why this money cannot pay the order; null if it can. The order must be locked. */
export async function findObstacle(
  deps: Deps<'clock'>,
  order: Order | undefined,
  amount: number,
): Promise<HeldReason | null> {
  const { db: tx } = deps;
  if (!order) return 'no-order';
  // An order whose held money was paid back has never been paid.
  if (order.receiptNo !== null) return 'already-paid';
  if (amount !== order.total) return 'amount';
  const { userId, courseId } = order;
  if (userId === null || courseId === null) return 'gone';
  const unitIds = (await linesOf(tx, order.id)).flatMap(({ unitId }) => unitId ?? []);
  if (unitIds.length === 0) return 'gone';
  if (order.kind === 'seats') return (await hubOf(tx, order.id)) === null ? 'gone' : null;
  if (order.kind === 'gift') return null;
  // Serialises with a free enrolment in the same units.
  await lockEnrolment(tx, { userId, courseId });
  if ((await ownedUnits(tx, { userId, courseId, unitIds })).length > 0) return 'already-owned';
  return (await isCouponGone(deps, order)) ? 'coupon-used' : null;
}

/** The hub of an order for seats; null once it is deleted. */
async function hubOf(tx: Executor, orderId: string): Promise<{ id: string; name: string } | null> {
  const [pool] = await tx
    .select({ id: hubs.id, name: hubs.name })
    .from(seatPools)
    .innerJoin(hubs, eq(hubs.id, seatPools.hubId))
    .where(eq(seatPools.orderId, orderId));
  return pool ?? null;
}

/**
 * Marks a locked order paid. It opens the lessons for a buyer of their own, and the seats of a hub; the recipient of
 * a gift gets a mail with its code.
 * Call it only without an obstacle ({@link findObstacle}).
 */
export async function applyToOrder(deps: Deps<'clock'>, order: Order): Promise<Earnings> {
  const { db: tx, clock } = deps;
  const { userId, courseId } = order;
  if (userId === null || courseId === null)
    throw new Error('An order without a buyer or course was applied.');
  const lines = await linesOf(tx, order.id);
  if (order.kind === 'own') {
    const units = lines.flatMap(({ unitId, price }) =>
      unitId === null ? [] : [{ unitId, pricePaid: price }],
    );
    const { fresh } = await admit(deps, { userId, courseId, whole: order.whole, units });
    if (fresh) await countLearner(tx, { courseId, change: 1 });
  } else if (order.kind === 'gift') {
    await mailGift(deps, order.id);
    const [gift] = await tx.select().from(gifts).where(eq(gifts.orderId, order.id));
    if (gift) await noteGift(deps, order, gift);
  } else {
    const hub = await hubOf(tx, order.id);
    if (hub) await noteSeats(deps, order, hub);
  }
  await notePaid(deps, order);
  await notifyAdministrators(deps, { type: 'Payment', message: paidMessage(order) });
  await addMail(deps, { dedup: `receipt:${order.id}`, kind: 'receipt', payload: { orderId: order.id } });
  await tx
    .update(orders)
    .set({
      state: 'paid',
      paidAt: clock.now(),
      verifyCode: newVerifyCode(),
      receiptNo: await nextReceiptNumber(deps),
    })
    .where(eq(orders.id, order.id));
  await addEarnings(deps, lines);
  return { total: order.total, vat: order.vat, shares: lines };
}

/**
 * Gives the buyer an order that a coupon covers wholly: there is no money, so nothing is settled or booked. The order
 * and the enrolment must be locked, and none of its units owned.
 */
export async function giveFree(deps: Deps<'clock'>, order: Order): Promise<void> {
  if (order.total !== 0 || order.couponCode === null) throw new Error('Only a coupon makes an order free.');
  await applyToOrder(deps, order);
}
