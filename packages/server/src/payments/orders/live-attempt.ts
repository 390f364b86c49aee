import { ATTEMPT_LAPSES_SECONDS, LIVE_ATTEMPT_STATES } from '@digiken/contract/constants';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { paymentAttempts } from '../tables';

/** Whether an attempt is under way that may still succeed soon, so that no other one may begin. */
export async function hasLiveAttempt({ db, clock }: Deps<'clock'>, orderId: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - ATTEMPT_LAPSES_SECONDS * 1000);
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.state, [...LIVE_ATTEMPT_STATES]),
        gt(paymentAttempts.createdAt, since),
      ),
    );
  return rows.length > 0;
}
