import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { orders, seatPools } from '../tables';
import { takeSeat } from './claim';

/**
 * Gives a member of a hub a seat of a course, of an order for the whole course if there is one, otherwise of the oldest
 * order. Call it in a transaction.
 * @returns whether the member has a seat now, or needs none; false if none is left
 */
export async function giveSeat(
  { db: tx, clock }: Deps<'clock'>,
  { hubId, courseId, userId }: { hubId: string; courseId: string; userId: string },
): Promise<boolean> {
  const pools = await tx
    .select({ id: seatPools.id })
    .from(seatPools)
    .innerJoin(orders, eq(orders.id, seatPools.orderId))
    .where(
      and(
        eq(seatPools.hubId, hubId),
        eq(orders.courseId, courseId),
        eq(orders.state, 'paid'),
        isNull(seatPools.closedAt),
        lt(seatPools.claimed, seatPools.seats),
      ),
    )
    .orderBy(desc(orders.whole), asc(seatPools.createdAt), asc(seatPools.id));
  for (const { id } of pools) {
    const taken = await takeSeat({ db: tx, clock }, { poolId: id, userId });
    if (taken.result !== 'full') return true;
  }
  return false;
}
