import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { conflict } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { seatPools } from '../tables';

const IN_USE = 'Members have claimed seats of this order, so it cannot be refunded.';

/**
 * Stops claims of seats, because a refund has been asked for. Does nothing for other orders.
 * @throws {HttpError} 409 once a seat is claimed (spec 11.34)
 */
export async function closeSeats({ db: tx, clock }: Deps<'clock'>, orderId: string): Promise<void> {
  const [pool] = await tx.select().from(seatPools).where(eq(seatPools.orderId, orderId)).for('update');
  if (!pool) return;
  if (pool.claimed > 0) throw conflict(IN_USE);
  await tx.update(seatPools).set({ closedAt: clock.now() }).where(eq(seatPools.id, pool.id));
}

/** Lets members claim seats again, because the refund was rejected or failed. */
export async function reopenSeats(tx: Executor, orderId: string): Promise<void> {
  await tx.update(seatPools).set({ closedAt: null }).where(eq(seatPools.orderId, orderId));
}
