import type { Order, OrderProgress, PaymentAttempt } from '@digiken/contract';
import { ATTEMPT_LAPSES_SECONDS, type LIVE_ATTEMPT_STATES, nationalPhone } from '@digiken/contract/constants';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Config } from '../../platform/config';
import { notFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { problemOf } from '../providers/codes';
import { maskPhone } from '../references';
import { returnsOf } from '../refunds/returns';
import { gifts, moneyIn, orderLines, orders, paymentAttempts } from '../tables';
import { NO_ORDER } from '../wording';

type OrderRow = typeof orders.$inferSelect;
type AttemptRow = typeof paymentAttempts.$inferSelect;
type LiveState = (typeof LIVE_ATTEMPT_STATES)[number];

const LIVE: Record<LiveState, true> = { starting: true, waiting: true, unknown: true };

/** What is shown of the number of an attempt. */
type ShownPhone = (row: AttemptRow) => string | null;

const endOfPhone: ShownPhone = ({ phone }) => maskPhone(phone);

/** For its payer, who has to know which phone rings: in full until it has paid (spec 17.51). */
const ownPhone: ShownPhone = ({ phone, state }) =>
  (state === 'paid' ? undefined : nationalPhone(phone ?? '')) ?? maskPhone(phone);

/** An attempt as people see it: no token, no id of the provider, and by default only the end of the phone number. */
export function toAttempt(row: AttemptRow, now: Date, shownPhone = endOfPhone): PaymentAttempt {
  const seconds = Math.max(0, Math.floor((now.getTime() - row.createdAt.getTime()) / 1000));
  const lapsed = row.state in LIVE && seconds >= ATTEMPT_LAPSES_SECONDS;
  return {
    _id: row.id,
    provider: row.provider,
    state: lapsed ? 'lapsed' : row.state,
    problem: row.state === 'failed' ? problemOf(row.code ?? '') : null,
    code: row.code,
    amount: row.amount,
    phone: shownPhone(row),
    reference: row.reference,
    payUrl: row.payUrl,
    seconds,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

async function progressOf(
  { db, clock }: Deps<'clock'>,
  order: OrderRow,
  shownPhone?: ShownPhone,
): Promise<OrderProgress> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.id))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  const [held] = await db
    .select({ id: moneyIn.id })
    .from(moneyIn)
    .where(and(eq(moneyIn.orderId, order.id), eq(moneyIn.state, 'held')))
    .limit(1);
  return {
    _id: order.id,
    state: order.state,
    total: order.total,
    receiptNo: order.receiptNo,
    held: held !== undefined,
    returns: await returnsOf(db, order.id),
    attempt: attempt ? toAttempt(attempt, clock.now(), shownPhone) : null,
  };
}

async function findOwn({ db }: Deps, { id, userId }: { id: string; userId: string }): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  if (!order) throw notFound(NO_ORDER);
  return order;
}

/** @throws {HttpError} 404 for another person's order */
export async function getProgress(
  deps: Deps<'clock'>,
  own: { id: string; userId: string },
): Promise<OrderProgress> {
  return progressOf(deps, await findOwn(deps, own), ownPhone);
}

/** @throws {HttpError} 404 for another person's order */
export async function getOrder(
  deps: Deps<'clock' | 'config'>,
  own: { id: string; userId: string },
): Promise<Order> {
  return toOrder(deps, await findOwn(deps, own), ownPhone);
}

/** @param shownPhone by default only the end of the number */
export async function toOrder(
  deps: Deps<'clock' | 'config'>,
  order: OrderRow,
  shownPhone?: ShownPhone,
): Promise<Order> {
  const { db, config } = deps;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const [money] = await db
    .select({ receipt: moneyIn.receipt })
    .from(moneyIn)
    .where(and(eq(moneyIn.orderId, order.id), eq(moneyIn.state, 'applied')));
  const [gift] =
    order.kind === 'gift' ? await db.select().from(gifts).where(eq(gifts.orderId, order.id)) : [];
  const { name, kraPin } = config.payments.seller;
  return {
    ...(await progressOf(deps, order, shownPhone)),
    kind: order.kind,
    seats: order.seats,
    recipient: gift ? { name: gift.recipientName, email: gift.recipientEmail } : null,
    course: { _id: order.courseId, name: order.courseTitle },
    whole: order.whole,
    lines: lines.map(({ unitId, title, listPrice, price }) => ({ unitId, title, listPrice, price })),
    listTotal: order.listTotal,
    discount: order.discount,
    coupon: order.couponCode === null ? null : { code: order.couponCode, discount: order.couponDiscount },
    vat: order.vat,
    expiresAt: order.expiresAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentCode: money?.receipt ?? null,
    seller: { name, kraPin: kraPin ?? null },
    buyer: order.buyerName,
    verifyUrl: verifyUrl(config, order),
  };
}

const verifyUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, { verifyCode }: OrderRow): string | null =>
  verifyCode === null ? null : `${publicUrl}/receipts/verify/${verifyCode}`;
