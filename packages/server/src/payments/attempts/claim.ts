import { and, desc, eq } from 'drizzle-orm';
import { notifyAdministrators } from '../../notifications';
import { hurry } from '../../platform/jobs';
import { countTry } from '../../platform/rate-limit';
import type { PaymentServices } from '../context';
import { getProgress } from '../orders/read';
import { PULL_JOB } from '../reconcile';
import { toReference } from '../references';
import { moneyIn, paymentAttempts } from '../tables';
import { CHECK_JOB } from './checks';

/**
 * "I have paid": has the provider asked at once, and tells administrators if the code belongs to money that is held.
 * The code alone pays nothing, because it may be a stranger's (spec 11.9).
 * @returns a sentence for the payer
 * @throws {HttpError} 404 for another person's order, 429 after too many tries
 */
export async function claimPaid(
  services: PaymentServices,
  { orderId, userId, code }: { orderId: string; userId: string; code: string },
): Promise<string> {
  const { db, clock, jobs } = services;
  const progress = await getProgress(services, { id: orderId, userId });
  if (progress.state === 'paid') return 'Your payment has arrived.';
  await countTry(services, {
    message: 'There were too many tries. Wait a few minutes, then try again.',
    limits: [{ key: `pay:claim:${userId}`, max: 10, windowSeconds: 900 }],
  });
  const receipt = toReference(code);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [attempt] = await tx
      .select({ id: paymentAttempts.id, claimed: paymentAttempts.claimedReceipt })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(desc(paymentAttempts.createdAt))
      .limit(1);
    if (attempt) {
      await tx
        .update(paymentAttempts)
        .set({ claimedReceipt: receipt })
        .where(eq(paymentAttempts.id, attempt.id));
      await hurry(tx, { kind: CHECK_JOB, key: attempt.id, runAt: now });
    }
    await hurry(tx, { kind: PULL_JOB, key: 'mpesa', runAt: now });
    const [held] = await tx
      .select({ id: moneyIn.id })
      .from(moneyIn)
      .where(and(eq(moneyIn.receipt, receipt), eq(moneyIn.state, 'held')));
    if (held && attempt?.claimed !== receipt) {
      const message = `A learner says that the held payment ${receipt} is theirs.`;
      await notifyAdministrators({ db: tx, clock }, { type: 'Payment', message });
    }
  });
  jobs.wake();
  return 'Thank you. We are checking this payment with M-Pesa. If it cannot be found, a person looks at it.';
}
