import { and, eq } from 'drizzle-orm';
import type { PaymentServices } from '../context';
import { hashOf, newToken } from '../references';
import { moneyIn, refunds } from '../tables';
import { finishRefund } from './finish';

export const REFUND_JOB = 'payment-refund';

/**
 * Sends an approved refund to its provider, once: it is marked before the call, and one without an answer stays
 * `unknown` for an administrator and is never sent again, because it may have been carried out.
 */
export async function sendRefund(services: PaymentServices, id: string): Promise<void> {
  const { db, config, providers } = services;
  const token = newToken();
  const [refund] = await db
    .update(refunds)
    .set({ state: 'unknown', tokenHash: hashOf(token) })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'approved')))
    .returning();
  if (!refund) return;
  const [money] = await db.select().from(moneyIn).where(eq(moneyIn.id, refund.moneyId));
  const provider = money && providers[money.provider];
  if (!money || !provider || money.receipt === null) {
    await finishRefund(services, { id, code: 'no-receipt' });
    return;
  }
  const answer = await provider.refund({
    receipt: money.receipt,
    amount: refund.amount,
    resultUrl: `${config.publicUrl}/api/hooks/pay/${token}`,
    reason: `Refund ${id.slice(0, 8)}`,
  });
  if (answer.kind === 'failed') await finishRefund(services, { id, code: answer.code });
  if (answer.kind === 'done') await finishRefund(services, { id, code: '0' });
  if (answer.kind === 'sent') {
    await db
      .update(refunds)
      .set({ state: 'sent', providerId: answer.providerId })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'unknown')));
  }
}
