import { eq } from 'drizzle-orm';
import { endAccess } from '../../enrolment';
import type { Deps } from '../../platform/services';
import { gifts, type orders } from '../tables';

/** Closes the units that a gift opened, because its buyer got the money back. */
export async function endGift(deps: Deps<'clock'>, order: typeof orders.$inferSelect): Promise<void> {
  const [gift] = await deps.db.select().from(gifts).where(eq(gifts.orderId, order.id));
  if (!gift?.claimedBy || order.courseId === null) return;
  await endAccess(deps, {
    userId: gift.claimedBy,
    courseId: order.courseId,
    unitIds: gift.claimedUnits ?? [],
    reason: 'The gift was paid back to its sender.',
  });
}
