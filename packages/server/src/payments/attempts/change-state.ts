import { ATTEMPT_LAPSES_SECONDS } from '@digiken/contract/constants';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { noteProblem } from '../notices';
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
  const { db, clock } = deps;
  const [order] = await db.select().from(orders).where(eq(orders.id, attempt.orderId)).for('update');
  const failed = await changeState({ db, clock }, { id: attempt.id, event: 'failed', code });
  const [{ createdAt } = {}] = await db
    .select({ createdAt: paymentAttempts.createdAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attempt.id));
  const lapsesAt = new Date(clock.now().getTime() - ATTEMPT_LAPSES_SECONDS * 1000);
  // Until an attempt lapses, the payer waits on a page that shows its end.
  if (failed && order && order.state !== 'paid' && createdAt && createdAt <= lapsesAt)
    await noteProblem({ db, clock }, order, { outcome: 'failed', event: attempt.id });
  return failed;
}
