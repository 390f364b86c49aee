import { ATTEMPT_LAPSES_SECONDS, LIVE_ATTEMPT_STATES } from '@digiken/contract/constants';
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { paymentAttempts } from '../tables';

/**
 * A condition: the attempt may still succeed soon. One that was let go counts for its two minutes, too: its prompt asks
 * for the total of the order (spec 17.52).
 */
export const isLive = (now: Date): SQL | undefined =>
  and(
    inArray(paymentAttempts.state, [...LIVE_ATTEMPT_STATES, 'lapsed']),
    gt(paymentAttempts.createdAt, new Date(now.getTime() - ATTEMPT_LAPSES_SECONDS * 1000)),
  );

/** Whether an attempt of the order may still succeed soon, so that its price stays. */
export async function hasLiveAttempt({ db, clock }: Deps<'clock'>, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), isLive(clock.now())));
  return rows.length > 0;
}
