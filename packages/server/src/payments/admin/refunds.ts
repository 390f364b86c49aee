import type { Refund, paymentsAdmin, QueryOf } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { notifyAdministrators } from '../../notifications';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import { conflict, forbidden, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { enqueue } from '../../platform/jobs';
import { newId } from '../../platform/ids';
import type { Deps } from '../../platform/services';
import type { PaymentServices } from '../context';
import { noteRefund } from '../notices';
import { approverFor } from '../refunds/approver';
import { finishRefund } from '../refunds/finish';
import { REFUND_JOB } from '../refunds/send';
import { closeSeats, reopenSeats } from '../seats/close';
import { moneyIn, orders, refunds } from '../tables';
import { shillings } from '../../platform/money';
import { written } from '../../platform/language';
import { NO_PAYMENT, refundAsked, refundNotYours, refundRequested } from '../wording';
import { inState, selectRefunds, toRefund } from './refund-rows';

export async function listRefunds(
  { db, clock }: Deps<'clock'>,
  { cursor, state }: QueryOf<typeof paymentsAdmin.listRefunds>,
) {
  const page = await keyPage(cursor, byCreation(refunds), ({ where, orderBy, limit }) =>
    selectRefunds(db)
      .where(and(where, state && inState(state, clock.now())))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return {
    data: page.rows.map((row) => toRefund(row, clock.now())),
    next: page.next,
    previous: page.previous,
  };
}

export async function getRefund({ db, clock }: Deps<'clock'>, id: string): Promise<Refund> {
  const [row] = await selectRefunds(db).where(eq(refunds.id, id));
  if (!row) throw notFound('There is no such refund.');
  return toRefund(row, clock.now());
}

/**
 * Asks for the refund of a whole payment. @returns its id, and a sentence that says who has to approve it
 * @throws {HttpError} 404 for an unknown payment, 409 if it was refunded, a refund has been asked for, or members
 *   have claimed seats of it
 */
export async function requestRefund(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  caller: Caller,
  { moneyId, reason }: { moneyId: string; reason: string },
): Promise<{ id: string; message: string }> {
  const id = newId();
  const approver = await approverFor(db, caller.id);
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const [money] = await tx.select().from(moneyIn).where(eq(moneyIn.id, moneyId)).for('update');
    if (!money) throw notFound(NO_PAYMENT);
    if (money.state !== 'applied' && money.state !== 'held')
      throw conflict('This payment cannot be refunded.');
    if (money.state === 'applied' && money.orderId !== null) await closeSeats(deps, money.orderId);
    const added = await tx
      .insert(refunds)
      .values({
        id,
        moneyId,
        orderId: money.orderId,
        amount: money.amount,
        ...written({ reason }),
        requestedBy: caller.id,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: refunds.id });
    if (added.length === 0) throw conflict('A refund of this payment has been requested already.');
    await notifyAdministrators(deps, {
      type: 'Payment',
      message: refundAsked(approver, caller.user.name, money.amount),
    });
    await audit(deps, caller, {
      action: 'asked for the refund of',
      target: { kind: 'payment', id: moneyId, name: shillings(money.amount) },
      detail: reason,
    });
  });
  return { id, message: refundRequested(approver) };
}

/**
 * Approves or rejects a refund. An approved one is sent by a job; for a manual deposit it is done at once, because a
 * person pays it back.
 * @throws {HttpError} 403 for the administrator who asked, unless the settings allow it, 404 for an unknown refund, 409 if it is decided
 */
export async function decideRefund(
  { db, clock, jobs }: PaymentServices,
  caller: Caller,
  { id, approve }: { id: string; approve: boolean },
): Promise<void> {
  const manual = await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const [found] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (!found) throw notFound('There is no such refund.');
    const [order] =
      found.orderId === null
        ? []
        : await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('update');
    if (found.requestedBy === caller.id && approve) {
      const approver = await approverFor(tx, caller.id);
      if (approver !== 'self') throw forbidden(refundNotYours(approver));
    }
    const [decided] = await tx
      .update(refunds)
      .set({ state: approve ? 'approved' : 'rejected', decidedBy: caller.id, decidedAt: clock.now() })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')))
      .returning();
    if (!decided) throw conflict('This refund has been decided already.');
    await audit(deps, caller, {
      action: approve ? 'approved the refund of' : 'rejected the refund of',
      target: { kind: 'payment', id: decided.moneyId, name: shillings(decided.amount) },
      detail: decided.reason,
    });
    if (order) await noteRefund(deps, order, { refundId: id, approved: approve });
    if (!approve) {
      if (decided.orderId !== null) await reopenSeats(tx, decided.orderId);
      return false;
    }
    const [money] = await tx.select().from(moneyIn).where(eq(moneyIn.id, decided.moneyId));
    if (money?.provider === 'manual') return true;
    await enqueue(tx, { kind: REFUND_JOB, key: id, runAt: clock.now() });
    return false;
  });
  if (manual) await finishRefund({ db, clock }, { id, code: '0' });
  jobs.wake();
}
