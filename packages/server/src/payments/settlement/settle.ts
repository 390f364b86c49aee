import type { HeldReason } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import { notifyAdministrators } from '../../notifications';
import type { Database, Executor } from '../../platform/database';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../../platform/database/errors';
import { newId } from '../../platform/ids';
import type { Deps } from '../../platform/services';
import { changeState } from '../attempts/change-state';
import { noteProblem } from '../notices';
import { hashOf, toReference } from '../references';
import { moneyIn, orders, paymentAttempts } from '../tables';
import { heldMessage } from '../wording';
import { applyToOrder, findObstacle } from './apply';
import type { Evidence, Settlement } from './evidence';
import { clearing, creditsOf, HELD, post, WRITTEN_OFF } from './ledger';

type Money = typeof moneyIn.$inferSelect;
type Attempt = typeof paymentAttempts.$inferSelect;
type Order = typeof orders.$inferSelect;
export type SettleDeps = Deps<'clock'> & { db: Database };

/** Two reports of one payment that found no common lock: the second try sees the first one's row. */
const TRIES = 3;

/**
 * The only way in which money enters (spec 11.1). One transaction that books the money once, however often and in
 * whatever order it is reported, and either pays the order or holds the money for an administrator.
 */
export async function settle({ db, clock }: SettleDeps, evidence: Evidence): Promise<Settlement> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => settleIn({ db: tx, clock }, evidence));
    } catch (error) {
      if (attempt === TRIES || databaseErrorCode(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}

async function settleIn(deps: Deps<'clock'>, evidence: Evidence): Promise<Settlement> {
  const tx = deps.db;
  const attempt = await findAttempt(tx, evidence);
  const orderId = attempt?.orderId ?? evidence.orderId;
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
  const known = await findByReceipt(tx, evidence);
  const own = attempt && (await findByAttempt(tx, attempt.id));
  const answer = (outcome: Settlement['outcome'], money: Money): Settlement => ({
    outcome,
    moneyId: money.id,
    orderId: money.orderId,
  });

  if (known) {
    if (known.state !== 'held') return answer('duplicate', known);
    // A till's list has no account number, so its money is held until the callback names the attempt.
    if (known.reason === 'no-order' && attempt && order && known.attemptId === null) {
      if (own?.receipt === null && own.amount === known.amount) return mergeInto(deps, own, known);
      return settleHeld(deps, { money: known, attempt: own ? undefined : attempt, order });
    }
    const confirmed = evidence.source === 'c2b' || evidence.source === 'pull';
    if (known.reason === 'contradicted' && confirmed && order && attempt) {
      return settleHeld(deps, { money: known, attempt: own ? undefined : attempt, order });
    }
    return answer('duplicate', known);
  }
  if (own) {
    if (evidence.receipt === null) return answer('duplicate', own);
    if (own.receipt === null && own.amount === evidence.amount) {
      await tx.update(moneyIn).set({ receipt: evidence.receipt }).where(eq(moneyIn.id, own.id));
      return answer('filled', own);
    }
  }
  return book(deps, { evidence, attempt, order, second: own !== undefined });
}

async function findAttempt(tx: Executor, evidence: Evidence): Promise<Attempt | undefined> {
  const { token, checkoutRequestId, reference } = evidence;
  if (token !== undefined) {
    const [found] = await tx
      .select()
      .from(paymentAttempts)
      .where(
        and(eq(paymentAttempts.tokenHash, hashOf(token)), eq(paymentAttempts.provider, evidence.provider)),
      );
    const same =
      checkoutRequestId === undefined ||
      found?.checkoutRequestId === null ||
      found?.checkoutRequestId === checkoutRequestId;
    return same ? found : undefined;
  }
  if (reference === undefined) return undefined;
  const [found] = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reference, toReference(reference)));
  return found;
}

async function lockOrder(tx: Executor, id: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

async function findByReceipt(tx: Executor, { provider, receipt }: Evidence): Promise<Money | undefined> {
  if (receipt === null) return undefined;
  const [row] = await tx
    .select()
    .from(moneyIn)
    .where(and(eq(moneyIn.provider, provider), eq(moneyIn.receipt, receipt)))
    .for('update');
  return row;
}

async function findByAttempt(tx: Executor, attemptId: string): Promise<Money | undefined> {
  const [row] = await tx.select().from(moneyIn).where(eq(moneyIn.attemptId, attemptId));
  return row;
}

interface Booking {
  evidence: Evidence;
  attempt: Attempt | undefined;
  order: Order | undefined;
  /** The attempt has brought other money before. */
  second: boolean;
}

/** Books money that was not known. */
async function book(deps: Deps<'clock'>, { evidence, attempt, order, second }: Booking): Promise<Settlement> {
  const { db: tx, clock } = deps;
  const id = newId();
  const reason: HeldReason | null = evidence.contradicted
    ? 'contradicted'
    : await findObstacle(deps, order, evidence.amount);
  await tx.insert(moneyIn).values({
    id,
    provider: evidence.provider,
    receipt: evidence.receipt,
    attemptId: second ? null : (attempt?.id ?? null),
    orderId: order?.id ?? null,
    amount: evidence.amount,
    source: evidence.source,
    state: reason === null ? 'applied' : 'held',
    reason,
    reference: attempt ? null : (evidence.reference?.slice(0, 40) ?? null),
    note: evidence.note ?? null,
    at: evidence.at,
    createdAt: clock.now(),
  });
  const at = clearing(evidence.provider);
  if (reason !== null || !order) {
    await post(deps, {
      txn: `in:${id}`,
      orderId: order?.id ?? null,
      entries: [
        [at, evidence.amount],
        [HELD, -evidence.amount],
      ],
    });
    if (attempt && reason !== 'contradicted') await markPaid(deps, attempt.id);
    await notifyAdministrators(deps, {
      type: 'Payment',
      message: heldMessage(evidence.amount, reason ?? 'no-order', order?.courseTitle),
    });
    // What the provider denies has not arrived.
    if (order && reason !== 'contradicted') await noteProblem(deps, order, { outcome: 'held', event: id });
    return { outcome: 'held', moneyId: id, orderId: order?.id ?? null };
  }
  if (attempt) await markPaid(deps, attempt.id);
  const earnings = await applyToOrder(deps, order);
  await post(deps, {
    txn: `in:${id}`,
    orderId: order.id,
    entries: [[at, evidence.amount], ...creditsOf(earnings)],
  });
  return { outcome: 'applied', moneyId: id, orderId: order.id };
}

const markPaid = (deps: Deps<'clock'>, id: string) => changeState(deps, { id, event: 'paid' });

/**
 * Applies held money to an order, or holds it for another reason. The order must be locked.
 * @param held `attempt` is the one that the money is found to belong to; `writeOff` accepts another amount than the
 *   total, and books the difference (spec 15.127)
 */
export async function settleHeld(
  deps: Deps<'clock'>,
  {
    money,
    attempt,
    order,
    note,
    writeOff = false,
  }: { money: Money; attempt?: Attempt; order: Order; note?: string; writeOff?: boolean },
): Promise<Settlement> {
  const { db: tx } = deps;
  const reason = await findObstacle(deps, order, writeOff ? order.total : money.amount);
  await tx
    .update(moneyIn)
    .set({
      orderId: order.id,
      ...(attempt && { attemptId: attempt.id }),
      state: reason === null ? 'applied' : 'held',
      reason,
      ...(note !== undefined && { note }),
    })
    .where(eq(moneyIn.id, money.id));
  if (attempt) await markPaid(deps, attempt.id);
  if (reason !== null) return { outcome: 'held', moneyId: money.id, orderId: order.id };
  const earnings = await applyToOrder(deps, order);
  await post(deps, {
    txn: `apply:${money.id}`,
    orderId: order.id,
    entries: [[HELD, money.amount], [WRITTEN_OFF, order.total - money.amount], ...creditsOf(earnings)],
  });
  return { outcome: 'applied', moneyId: money.id, orderId: order.id };
}

/** Two rows turn out to be one payment: a query's without a receipt, and a list's without an account number. */
async function mergeInto(deps: Deps<'clock'>, own: Money, held: Money): Promise<Settlement> {
  const { db: tx } = deps;
  await tx
    .update(moneyIn)
    .set({ state: 'merged', reason: null, receipt: null, note: `The same money as ${own.id}.` })
    .where(eq(moneyIn.id, held.id));
  await tx.update(moneyIn).set({ receipt: held.receipt }).where(eq(moneyIn.id, own.id));
  await post(deps, {
    txn: `merge:${held.id}`,
    orderId: own.orderId,
    entries: [
      [HELD, held.amount],
      [clearing(held.provider), -held.amount],
    ],
  });
  return { outcome: 'filled', moneyId: own.id, orderId: own.orderId };
}
