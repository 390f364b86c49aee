import { and, eq } from 'drizzle-orm';
import type { Deps, Services } from '../../platform/services';
import { returnsOf } from '../refunds/returns';
import { orders } from '../tables';
import { hasLiveAttempt } from './live-attempt';

export const EXPIRY_JOB = 'order-expiry';

/** How long the prices of an order hold; milliseconds. */
export const HOLDS_MS = 30 * 60_000;
/** When an order with an attempt under way is looked at again; milliseconds. */
const LATER_MS = 5 * 60_000;

/**
 * Closes an order that nobody paid; it is refunded if held money of it went back. Money that arrives later is honoured.
 * @returns when to look again, while an attempt is under way
 */
export async function expireOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    const open = and(eq(orders.id, id), eq(orders.state, 'open'));
    const [order] = await tx.select({ id: orders.id }).from(orders).where(open).for('update');
    if (!order) return undefined;
    const deps: Deps<'clock'> = { db: tx, clock };
    if (await hasLiveAttempt(deps, id)) return new Date(clock.now().getTime() + LATER_MS);
    const returned = (await returnsOf(tx, id)).some(({ state }) => state === 'done');
    await tx
      .update(orders)
      .set({ state: returned ? 'refunded' : 'expired' })
      .where(open);
    return undefined;
  });
}
