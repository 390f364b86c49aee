import { ATTEMPT_LAPSES_SECONDS } from '@digiken/contract/constants';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentServices } from '../context';
import { settle } from '../settlement/settle';
import { hookInbox, paymentAttempts } from '../tables';
import { changeState, failAttempt } from './change-state';

export const CHECK_JOB = 'payment-check';

const [MINUTE, HOUR] = [60, 3_600];
/** Seconds after the beginning of an attempt at which the provider is asked. */
const CHECKS = [10, 20, 35, 60, 90, 150, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 6 * HOUR, 24 * HOUR];

/** How long a check waits for a stored callback to be processed; milliseconds. */
const AGAIN_MS = 5_000;

/** Whether a callback of the attempt is stored and not yet processed. */
async function callbackWaits({ db }: Pick<PaymentServices, 'db'>, attemptId: string): Promise<boolean> {
  const [waiting] = await db
    .select({ id: hookInbox.id })
    .from(hookInbox)
    .where(and(eq(hookInbox.attemptId, attemptId), isNull(hookInbox.processedAt)))
    .limit(1);
  return waiting !== undefined;
}

export const firstCheck = (began: Date): Date => new Date(began.getTime() + (CHECKS[0] ?? 0) * 1000);

/**
 * Asks the provider what became of an attempt. Only the provider's word ends it: errors never do.
 * @returns when to ask next; undefined once it is decided, or nothing more is to be expected
 */
export async function checkAttempt(services: PaymentServices, id: string): Promise<Date | undefined> {
  const { db, clock, providers } = services;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  if (!attempt || attempt.state === 'paid' || attempt.state === 'failed') return undefined;
  const provider = providers[attempt.provider];
  const checked = (await provider?.check(attempt)) ?? { kind: 'unknown' };
  if (checked.kind === 'busy') return checked.until;
  const now = clock.now();
  if (checked.kind === 'paid') {
    const { provider: name, reference } = attempt;
    const { receipt, amount } = checked;
    // This answer names no amount. A stored callback does, so it decides.
    if (receipt === null && (await callbackWaits(services, id))) return new Date(now.getTime() + AGAIN_MS);
    await settle(services, { provider: name, source: 'query', receipt, amount, reference, at: now });
    return undefined;
  }
  if (checked.kind === 'failed') {
    await db.transaction((tx) => failAttempt({ db: tx, clock }, { attempt, code: checked.code }));
    return undefined;
  }
  // The process that began it has died.
  if (attempt.state === 'starting') await changeState(services, { id, event: 'no-answer' });
  const age = (now.getTime() - attempt.createdAt.getTime()) / 1000;
  if (age >= ATTEMPT_LAPSES_SECONDS) await changeState(services, { id, event: 'time-out' });
  await db
    .update(paymentAttempts)
    .set({ checks: sql`${paymentAttempts.checks} + 1` })
    .where(eq(paymentAttempts.id, id));
  const next = CHECKS.find((seconds) => seconds > age);
  return next === undefined ? undefined : new Date(attempt.createdAt.getTime() + next * 1000);
}
