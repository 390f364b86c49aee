import { ATTEMPT_LAPSES_SECONDS } from '@digiken/contract/constants';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentServices } from '../context';
import { settle } from '../settlement/settle';
import { hookInbox, paymentAttempts } from '../tables';
import { type Attempt, changeState, failAttempt } from './change-state';

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
 * What the provider says of an attempt. `decided`: it is booked or has failed now. `later`: ask again at that time.
 * `unknown`: nothing follows from the answer, or there is none.
 */
export type ProviderAnswer =
  | { kind: 'decided' }
  | { kind: 'pending' }
  | { kind: 'unknown' }
  | { kind: 'later'; at: Date };

/** Asks the provider about an attempt that is not decided, and books or ends it if there is an answer. */
export async function askAbout(services: PaymentServices, attempt: Attempt): Promise<ProviderAnswer> {
  const { db, clock, providers } = services;
  const checked = (await providers[attempt.provider]?.check(attempt)) ?? { kind: 'unknown' };
  if (checked.kind === 'busy') return { kind: 'later', at: checked.until };
  if (checked.kind === 'paid') {
    const { provider, reference } = attempt;
    const { receipt, amount } = checked;
    const now = clock.now();
    // This answer names no amount. A stored callback does, so it decides.
    if (receipt === null && (await callbackWaits(services, attempt.id)))
      return { kind: 'later', at: new Date(now.getTime() + AGAIN_MS) };
    await settle(services, { provider, source: 'query', receipt, amount, reference, at: now });
    return { kind: 'decided' };
  }
  if (checked.kind !== 'failed') return checked;
  await db.transaction((tx) => failAttempt({ db: tx, clock }, { attempt, code: checked.code }));
  return { kind: 'decided' };
}

/**
 * Asks the provider what became of an attempt. Only the provider's word ends it: errors never do.
 * @returns when to ask next; undefined once it is decided, or nothing more is to be expected
 */
export async function checkAttempt(services: PaymentServices, id: string): Promise<Date | undefined> {
  const { db, clock } = services;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  if (!attempt || attempt.state === 'paid' || attempt.state === 'failed') return undefined;
  const answer = await askAbout(services, attempt);
  if (answer.kind === 'decided') return undefined;
  if (answer.kind === 'later') return answer.at;
  const now = clock.now();
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
