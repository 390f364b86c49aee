import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { orders, paymentAttempts } from '../tables';
import { type AttemptEvent, TRANSITIONS } from './states';

export type Attempt = typeof paymentAttempts.$inferSelect;
type Details = Partial<Pick<Attempt, 'code' | 'merchantRequestId' | 'checkoutRequestId' | 'payUrl'>>;

const ENDS: readonly AttemptEvent[] = ['refused', 'failed', 'paid'];

/** Changes the state of an attempt as {@link TRANSITIONS} allows. @returns whether it changed */
export async function changeState(
  { db, clock }: Deps<'clock'>,
  { id, event, ...details }: { id: string; event: AttemptEvent } & Details,
): Promise<boolean> {
  const { from, to } = TRANSITIONS[event];
  const changed = await db
    .update(paymentAttempts)
    .set({ state: to, ...details, ...(ENDS.includes(event) && { endedAt: clock.now() }) })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...from])))
    .returning({ id: paymentAttempts.id });
  return changed.length > 0;
}

/**
 * Records that the provider reported a failure. Waits for a settlement of the same order, so that a failure never
 * overwrites money. Call it in a transaction.
 */
export async function failAttempt(
  deps: Deps<'clock'>,
  { attempt, code }: { attempt: Pick<Attempt, 'id' | 'orderId'>; code: string },
): Promise<boolean> {
  await deps.db.select({ id: orders.id }).from(orders).where(eq(orders.id, attempt.orderId)).for('update');
  return changeState(deps, { id: attempt.id, event: 'failed', code });
}
