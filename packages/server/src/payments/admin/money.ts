import type { Money } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Database, Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { clearing, HELD, post } from '../settlement/ledger';
import { settle, settleHeld } from '../settlement/settle';
import { moneyIn, orders, refunds } from '../tables';
import { shillings } from '../../platform/money';
import { NO_ORDER, NO_PAYMENT } from '../wording';
import { refundsOf } from './refund-rows';

export const selectMoney = (db: Executor) =>
  db
    .select({
      id: moneyIn.id,
      provider: moneyIn.provider,
      receipt: moneyIn.receipt,
      amount: moneyIn.amount,
      source: moneyIn.source,
      state: moneyIn.state,
      reason: moneyIn.reason,
      reference: moneyIn.reference,
      note: moneyIn.note,
      at: moneyIn.at,
      createdAt: moneyIn.createdAt,
      orderId: orders.id,
      buyer: orders.buyerName,
      title: orders.courseTitle,
      total: orders.total,
    })
    .from(moneyIn)
    .leftJoin(orders, eq(orders.id, moneyIn.orderId))
    .$dynamic();

type MoneyRow = Awaited<ReturnType<typeof selectMoney>>[number];

/** Payments as administrators see them, each with its last refund. */
export async function toMoney({ db, clock }: Deps<'clock'>, rows: readonly MoneyRow[]): Promise<Money[]> {
  const refund = await refundsOf(
    db,
    rows.map(({ id }) => id),
    clock.now(),
  );
  return rows.map((row) => moneyOf(row, refund.get(row.id) ?? null));
}

function moneyOf(row: MoneyRow, refund: Money['refund']): Money {
  const { id, createdAt: _createdAt, at, orderId, buyer, title, total, ...rest } = row;
  const order =
    orderId === null ? null : { _id: orderId, buyer: buyer ?? '', title: title ?? '', total: total ?? 0 };
  return { _id: id, ...rest, order, refund, at: at.toISOString() };
}

/** One page of held money, newest first. */
export async function listHeldMoney(deps: Deps<'clock'>, { cursor }: { cursor?: string | undefined }) {
  const { db } = deps;
  const page = await keyPage(cursor, byCreation(moneyIn), ({ where, orderBy, limit }) =>
    selectMoney(db)
      .where(and(where, eq(moneyIn.state, 'held')))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: await toMoney(deps, page.rows), next: page.next, previous: page.previous };
}

export async function getMoney(deps: Deps<'clock'>, id: string): Promise<Money> {
  const [money] = await toMoney(deps, await selectMoney(deps.db).where(eq(moneyIn.id, id)));
  if (!money) throw notFound(NO_PAYMENT);
  return money;
}

/** Held money, locked. @throws {HttpError} 404 if there is none, 409 if it is not held or being refunded */
async function lockHeld(tx: Executor, id: string) {
  const [money] = await tx.select().from(moneyIn).where(eq(moneyIn.id, id)).for('update');
  if (!money) throw notFound(NO_PAYMENT);
  if (money.state !== 'held') throw conflict('This payment is not held any more.');
  const open = await tx.select({ state: refunds.state }).from(refunds).where(eq(refunds.moneyId, id));
  if (open.some(({ state }) => state !== 'rejected' && state !== 'failed'))
    throw conflict('A refund of this payment has been requested already.');
  return money;
}

type AdminDeps = Deps<'clock'> & { db: Database };

/**
 * Applies held money to an order. The rules are those of a payment: nothing is owned, and the amount is the total,
 * unless `writeOff` accepts the difference.
 * @throws {HttpError} 404 for an unknown payment or order, 409 if it is not held or the order cannot take it
 */
export async function matchMoney(
  { db, clock }: AdminDeps,
  caller: Caller,
  {
    id,
    orderId,
    reason,
    writeOff = false,
  }: { id: string; orderId: string; reason: string; writeOff?: boolean | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    // The order of the locks is that of settle.
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const money = await lockHeld(tx, id);
    if (!order) throw notFound(NO_ORDER);
    const settled = await settleHeld(deps, { money, order, note: reason, writeOff });
    if (settled.outcome !== 'applied') {
      const why =
        writeOff || money.amount === order.total
          ? 'This order cannot take the payment: it is paid already, or its units are owned or gone.'
          : `The payment is ${shillings(money.amount)}, and the order ${shillings(order.total)}.`;
      throw conflict(why);
    }
    const payment = `a payment of ${shillings(money.amount)} by ${order.buyerName}`;
    const exact = money.amount === order.total;
    await audit(deps, caller, {
      action: exact ? 'matched' : 'accepted with a difference',
      target: { kind: 'payment', id, name: exact ? payment : `${payment} for ${shillings(order.total)}` },
      detail: reason,
    });
  });
}

/**
 * Takes held money that never arrived out of the books: only money that the provider denied.
 * @throws {HttpError} 404 for an unknown payment, 409 if it is not held, or if the provider has confirmed it
 */
export async function dismissMoney(
  { db, clock }: AdminDeps,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const money = await lockHeld(tx, id);
    if (money.reason !== 'contradicted')
      throw conflict('The provider has confirmed this payment: match it to an order, or refund it.');
    await tx.update(moneyIn).set({ state: 'dismissed', note: reason }).where(eq(moneyIn.id, id));
    await post(deps, {
      txn: `dismiss:${id}`,
      orderId: money.orderId,
      entries: [
        [HELD, money.amount],
        [clearing(money.provider), -money.amount],
      ],
    });
    await audit(deps, caller, {
      action: 'dismissed',
      target: { kind: 'payment', id, name: `a payment of ${shillings(money.amount)}` },
      detail: reason,
    });
  });
}

/**
 * Records a bank deposit for an order: the manual provider.
 * @throws {HttpError} 404 for an unknown order, 409 if the deposit was recorded before or does not pay the order,
 *   422 for another amount than the total
 */
export async function recordDeposit(
  deps: AdminDeps,
  caller: Caller,
  { orderId, receipt, amount, reason }: { orderId: string; receipt: string; amount: number; reason: string },
): Promise<void> {
  const { db, clock } = deps;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound(NO_ORDER);
  if (amount !== order.total)
    throw invalid({ amount: `The order is ${shillings(order.total)}. A deposit has to pay all of it.` });
  if (order.receiptNo !== null) throw conflict('This order is paid already.');
  const at = clock.now();
  const settled = await settle(deps, {
    provider: 'manual',
    source: 'manual',
    receipt,
    amount,
    at,
    orderId,
    note: reason,
  });
  if (settled.outcome === 'duplicate')
    throw conflict('A deposit with this number has been recorded already.');
  await audit(deps, caller, {
    action: 'recorded the deposit of',
    target: { kind: 'payment', id: settled.moneyId, name: `${shillings(amount)} by ${order.buyerName}` },
    detail: reason,
  });
}
