import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/http/errors';
import { enqueue } from '../../platform/jobs';
import type { PaymentServices } from '../context';
import { isSigned } from '../providers/paystack';
import { hashOf } from '../references';
import { hookInbox, paymentAttempts, refunds } from '../tables';

export const HOOK_JOB = 'payment-hook';

interface Incoming {
  provider: 'mpesa' | 'paystack';
  body: string;
  /** Distinguishes equal bodies of different attempts. */
  scope: string;
  attemptId?: string | null;
}

/** Stores a provider's call, once, and leaves its work to a job, so that the provider gets its answer at once. */
async function store(
  services: PaymentServices,
  { provider, body, scope, attemptId }: Incoming,
): Promise<void> {
  const { db, clock, jobs } = services;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(hookInbox)
      .values({
        digest: hashOf(`${provider}:${scope}:${body}`),
        provider,
        attemptId: attemptId ?? null,
        body,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: hookInbox.id });
    if (row) await enqueue(tx, { kind: HOOK_JOB, key: row.id, payload: { scope }, runAt: clock.now() });
  });
  jobs.wake();
}

/**
 * Takes a call of M-Pesa. The token in its address is its only proof (spec 11.7).
 * @throws {HttpError} 404 for a token that nothing here has
 */
export async function receiveMpesa(services: PaymentServices, token: string, body: unknown): Promise<void> {
  const { db, config } = services;
  const tokenHash = hashOf(token);
  const c2bToken = config.payments.mpesa?.c2bToken;
  const text = JSON.stringify(body);
  if (c2bToken !== undefined && hashOf(c2bToken) === tokenHash)
    return store(services, { provider: 'mpesa', body: text, scope: 'c2b' });
  const [attempt] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.tokenHash, tokenHash));
  if (attempt)
    return store(services, {
      provider: 'mpesa',
      body: text,
      scope: `attempt:${attempt.id}`,
      attemptId: attempt.id,
    });
  const [refund] = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.tokenHash, tokenHash));
  if (refund) return store(services, { provider: 'mpesa', body: text, scope: `refund:${refund.id}` });
  throw notFound();
}

/**
 * Takes a call of Paystack.
 * @param raw the bytes as they were sent, because they are what was signed
 * @throws {HttpError} 404 without the right signature
 */
export async function receivePaystack(
  services: PaymentServices,
  raw: Buffer,
  signature: unknown,
): Promise<void> {
  const secret = services.config.payments.paystackSecret;
  if (secret === undefined || !isSigned(secret, raw, signature)) throw notFound();
  await store(services, { provider: 'paystack', body: raw.toString('utf8'), scope: 'webhook' });
}
