import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { failAttempt } from '../attempts/change-state';
import type { PaymentServices } from '../context';
import { readReport } from '../providers/daraja/callback';
import { finishRefund } from '../refunds/finish';
import { settle } from '../settlement/settle';
import { hookInbox, paymentAttempts, refunds } from '../tables';

/** When a callback is looked at again that the provider's query has not confirmed yet; milliseconds. */
const AGAIN_MS = 10_000;
/** So long the query may stay undecided before the money is held; milliseconds. */
const UNDECIDED_MS = 6 * 3_600_000;

/** Does what a stored call of a provider says. @returns when to try again, if the provider has to confirm it first */
export async function processHook(
  services: PaymentServices,
  id: string,
  scope: string,
): Promise<Date | undefined> {
  const { db, clock } = services;
  const [row] = await db.select().from(hookInbox).where(eq(hookInbox.id, id));
  if (!row || row.processedAt !== null) return undefined;
  const outcome =
    row.provider === 'paystack' ? await paystack(services, row.body) : await mpesa(services, row, scope);
  if (outcome instanceof Date) return outcome;
  await db.update(hookInbox).set({ outcome, processedAt: clock.now() }).where(eq(hookInbox.id, id));
  return undefined;
}

async function mpesa(
  services: PaymentServices,
  row: typeof hookInbox.$inferSelect,
  scope: string,
): Promise<string | Date> {
  const { db, clock, config, providers } = services;
  const report = readReport(JSON.parse(row.body), clock.now());
  if (scope === 'c2b') {
    if (report.kind !== 'c2b') return 'unreadable';
    const { kind: _kind, paidTo, ...money } = report;
    // Money of another business is not ours, whoever knows the address (spec 15.107).
    const { mpesa: own } = config.payments;
    if (own === undefined || ![own.shortcode, own.partyB].includes(paidTo ?? '')) return 'other business';
    return (await settle(services, { provider: 'mpesa', source: 'c2b', ...money })).outcome;
  }
  if (scope.startsWith('refund:')) {
    if (report.kind !== 'result') return 'unreadable';
    await finishRefund(services, { id: scope.slice('refund:'.length), code: report.code });
    return 'refund';
  }
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, row.attemptId ?? ''));
  if (!attempt || (report.kind !== 'paid' && report.kind !== 'failed')) return 'unreadable';
  const { checkoutRequestId } = report;
  if (attempt.checkoutRequestId !== null && attempt.checkoutRequestId !== checkoutRequestId)
    return 'other request';
  if (attempt.checkoutRequestId === null) {
    // The push was not answered, so the callback is the first to name it.
    await db.update(paymentAttempts).set({ checkoutRequestId }).where(eq(paymentAttempts.id, attempt.id));
  }
  if (report.kind === 'failed') {
    const failed = await db.transaction((tx) =>
      failAttempt({ db: tx, clock }, { attempt, code: report.code }),
    );
    return failed ? 'failed' : 'ignored';
  }
  const { receipt, amount, at } = report;
  const evidence = {
    provider: 'mpesa',
    source: 'callback',
    receipt,
    amount,
    at,
    reference: attempt.reference,
  } as const;
  // The sandbox's query calls paid ones failed.
  if (config.payments.mpesa?.env === 'sandbox') return (await settle(services, evidence)).outcome;
  const checked = (await providers.mpesa?.check({ ...attempt, checkoutRequestId })) ?? { kind: 'unknown' };
  if (checked.kind === 'busy') return checked.until;
  if (checked.kind === 'paid') return (await settle(services, evidence)).outcome;
  const now = clock.now().getTime();
  if (checked.kind !== 'failed' && now - row.createdAt.getTime() < UNDECIDED_MS)
    return new Date(now + AGAIN_MS);
  return (await settle(services, { ...evidence, contradicted: true })).outcome;
}

const Webhook = z.object({
  event: z.string(),
  data: z.object({
    id: z.union([z.string(), z.number()]).optional(),
    reference: z.string().optional(),
  }),
});

/** Paystack's call only says that something happened: the truth is what `verify` answers. */
async function paystack(services: PaymentServices, body: string): Promise<string | Date> {
  const { db, clock, providers } = services;
  const parsed = Webhook.safeParse(parseJson(body));
  if (!parsed.success) return 'ignored';
  const { event, data } = parsed.data;
  if (event === 'refund.processed' || event === 'refund.failed') {
    const sent = and(eq(refunds.providerId, String(data.id)), inArray(refunds.state, ['sent', 'unknown']));
    const [refund] = await db.select({ id: refunds.id }).from(refunds).where(sent);
    if (refund)
      await finishRefund(services, { id: refund.id, code: event === 'refund.processed' ? '0' : 'failed' });
    return 'refund';
  }
  if (event !== 'charge.success') return 'ignored';
  const { reference = '' } = data;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, reference));
  if (!attempt || attempt.provider !== 'paystack') return 'unknown reference';
  const checked = await providers.paystack?.check(attempt);
  if (checked?.kind !== 'paid') return new Date(clock.now().getTime() + AGAIN_MS);
  const { receipt, amount } = checked;
  const at = clock.now();
  return (await settle(services, { provider: 'paystack', source: 'webhook', receipt, amount, reference, at }))
    .outcome;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
