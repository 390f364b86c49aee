import type { BodyOf, paymentsAdmin } from '@digiken/contract';
import { and, eq, isNull, isNotNull } from 'drizzle-orm';
import { audit } from '../../audit';
import { notifyAdministrators } from '../../notifications';
import { conflict, forbidden, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { shillings } from '../../platform/money';
import type { PaymentServices } from '../context';
import { approverFor } from '../refunds/approver';
import { finishRefund } from '../refunds/finish';
import { refunds } from '../tables';
import { answerNotYours, refundAnswered } from '../wording';
import { inState } from './refund-rows';

const NO_REFUND = 'There is no such refund.';

/**
 * Notes what became of a refund whose provider did not answer (spec 15.184). It changes nothing before it is confirmed.
 * @throws {HttpError} 404 for an unknown refund, 409 if its provider answered or still may, or somebody said it before
 */
export async function answerRefund(
  { db, clock }: PaymentServices,
  caller: Caller,
  { id, sent, reference, reason }: BodyOf<typeof paymentsAdmin.answerRefund> & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const now = clock.now();
    const [found] = await tx.select({ answer: refunds.answer }).from(refunds).where(eq(refunds.id, id));
    if (!found) throw notFound(NO_REFUND);
    const [refund] = await tx
      .update(refunds)
      .set({ answer: { sent, reference, reason, at: now.toISOString() }, answeredBy: caller.id })
      .where(and(eq(refunds.id, id), inState('unknown', now), isNull(refunds.answer)))
      .returning();
    if (!refund)
      throw conflict(
        found.answer === null
          ? 'Only a refund without an answer of the provider can be closed like this.'
          : 'Somebody has said already what became of this refund.',
      );
    await notifyAdministrators(deps, {
      type: 'Payment',
      message: refundAnswered(await approverFor(tx, caller.id), caller.user.name, {
        sent,
        amount: refund.amount,
      }),
    });
    await audit(deps, caller, {
      action: sent ? 'said that it was sent: the refund of' : 'said that it was not sent: the refund of',
      target: { kind: 'payment', id: refund.moneyId, name: shillings(refund.amount) },
      detail: reference === '' ? reason : `${reference}: ${reason}`,
    });
  });
}

/**
 * Confirms what was said about a refund, which closes it as the provider's result would, or takes it back.
 * @throws {HttpError} 403 to confirm the own statement, unless the settings allow it; 404; 409 if there is none to decide
 */
export async function decideRefundAnswer(
  { db, clock }: PaymentServices,
  caller: Caller,
  { id, approve }: { id: string; approve: boolean },
): Promise<void> {
  const sent = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (!found) throw notFound(NO_REFUND);
    if (found.state !== 'unknown' || found.answer === null)
      throw conflict('There is nothing to confirm about this refund any more.');
    if (approve && found.answeredBy === caller.id) {
      const approver = await approverFor(tx, caller.id);
      if (approver !== 'self') throw forbidden(answerNotYours(approver));
    }
    if (!approve)
      await tx
        .update(refunds)
        .set({ answer: null, answeredBy: null })
        .where(and(eq(refunds.id, id), isNotNull(refunds.answer)));
    await audit({ db: tx, clock }, caller, {
      action: approve ? 'confirmed what became of the refund of' : 'took back what was said of the refund of',
      target: { kind: 'payment', id: found.moneyId, name: shillings(found.amount) },
      detail:
        found.answer.reference === ''
          ? found.answer.reason
          : `${found.answer.reference}: ${found.answer.reason}`,
    });
    return approve ? found.answer.sent : null;
  });
  if (sent !== null) await finishRefund({ db, clock }, { id, code: sent ? '0' : 'not-sent' });
}
