import type { Receipt } from '@digiken/contract';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { keyPage } from '../../platform/database/paging';
import { notFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { maskPhone } from '../references';
import { returnsOf } from '../refunds/returns';
import { moneyIn, orderLines, orders, paymentAttempts } from '../tables';
import { NO_RECEIPT } from '../wording';
import { qrOf } from '../../platform/documents/qr';

type OrderRow = typeof orders.$inferSelect;

/** @throws {HttpError} 404 for another person's order, and until it is paid */
export async function getReceipt(
  deps: Deps<'config'>,
  { id, userId }: { id: string; userId: string },
): Promise<Receipt> {
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  const receipt = order && (await receiptOf(deps, order));
  if (!receipt) throw notFound(NO_RECEIPT);
  return receipt;
}

/** The money that paid an order, also after its refund. Money that was held until it was paid back has a reason. */
const paidBy = (orderId: string) =>
  and(eq(moneyIn.orderId, orderId), inArray(moneyIn.state, ['applied', 'refunded']), isNull(moneyIn.reason));

/** The receipt of an order; undefined until it is paid. */
export async function receiptOf(
  { db, config }: Deps<'config'>,
  order: OrderRow,
): Promise<Receipt | undefined> {
  const { receiptNo, verifyCode, paidAt } = order;
  if (receiptNo === null || verifyCode === null || paidAt === null) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const [money] = await db
    .select({
      amount: moneyIn.amount,
      provider: moneyIn.provider,
      receipt: moneyIn.receipt,
      phone: paymentAttempts.phone,
    })
    .from(moneyIn)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, moneyIn.attemptId))
    .where(paidBy(order.id));

  const url = `${config.publicUrl}/receipts/verify/${verifyCode}`;
  const { name, kraPin } = config.payments.seller;
  return {
    _id: order.id,
    receiptNo,
    paidAt: paidAt.toISOString(),
    seller: { name, kraPin: kraPin ?? null },
    buyer: order.buyerName,
    course: { _id: order.courseId, name: order.courseTitle },
    kind: order.kind,
    seats: order.seats,
    lines: lines.map(({ unitId, title, listPrice, price }) => ({ unitId, title, listPrice, price })),
    listTotal: order.listTotal,
    discount: order.discount,
    coupon: order.couponCode,
    total: order.total,
    received: money?.amount ?? order.total,
    vat: order.vat,
    provider: money?.provider ?? null,
    paymentCode: money?.receipt ?? null,
    phone: maskPhone(money?.phone ?? null),
    refunded: order.state === 'refunded',
    returns: await returnsOf(db, order.id),
    verify: { code: verifyCode, url, qr: qrOf(url) },
  };
}

/** Receipts of a person, newest first. */
export async function listReceipts(
  { db }: Deps,
  { userId, cursor }: { userId: string; cursor: string | undefined },
) {
  const page = await keyPage(
    cursor,
    {
      key: orders.createdAt,
      id: orders.id,
      keyOf: (row: OrderRow) => ({ key: row.createdAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select()
        .from(orders)
        .where(and(where, eq(orders.userId, userId), isNotNull(orders.receiptNo)))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const data = page.rows.map((row) => ({
    _id: row.id,
    receiptNo: row.receiptNo ?? '',
    title: row.courseTitle,
    total: row.total,
    state: row.state,
    paidAt: (row.paidAt ?? row.createdAt).toISOString(),
  }));
  return { data, next: page.next, previous: page.previous };
}

/** @throws {HttpError} 404 if no receipt has this code */
export async function verifyReceipt({ db }: Deps, code: string) {
  const [row] = await db.select().from(orders).where(eq(orders.verifyCode, code));
  if (!row?.receiptNo) throw notFound(NO_RECEIPT);
  const [money] = await db.select({ amount: moneyIn.amount }).from(moneyIn).where(paidBy(row.id));
  return {
    receiptNo: row.receiptNo,
    title: row.courseTitle,
    total: money?.amount ?? row.total,
    paidAt: (row.paidAt ?? row.createdAt).toISOString(),
    refunded: row.state === 'refunded',
  };
}
