import type { AdminOrder, paymentsAdmin, QueryOf } from '@digiken/contract';
import { plainCode } from '@digiken/contract/constants';
import { and, asc, desc, eq, gte, inArray, lt, not, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import { notFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { toAttempt, toOrder } from '../orders/read';
import { toReference } from '../references';
import { moneyIn, orders, paymentAttempts, refunds } from '../tables';
import { NO_ORDER } from '../wording';
import { csvOf } from '../../platform/documents/csv';
import { selectMoney, toMoney } from './money';
import { selectRefunds, toRefund } from './refund-rows';
import { timelineOf } from './timeline';

type Filters = Omit<QueryOf<typeof paymentsAdmin.listOrders>, 'cursor'>;
type Row = typeof orders.$inferSelect;

const UNPAID: ReadonlySet<string> = new Set(['open', 'expired', 'cancelled']);

/** The beginning of a day in Nairobi, which is three hours ahead of UTC all year. */
const startOf = (day: string, plus = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + plus * 86_400_000);

function matching(db: Executor, { state, provider, from, to, search }: Filters): SQL | undefined {
  // Not `exists`: the planner would read the whole table once instead of one order's rows.
  const some = (rows: SQLWrapper) => sql<boolean>`coalesce(${rows}, false)`;
  const attempts = (where: SQL | undefined) =>
    some(
      db
        .select({ one: sql`true` })
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.orderId, orders.id), where))
        .limit(1),
    );
  const money = (where: SQL | undefined) =>
    some(
      db
        .select({ one: sql`true` })
        .from(moneyIn)
        .where(and(eq(moneyIn.orderId, orders.id), where))
        .limit(1),
    );
  const held = money(eq(moneyIn.state, 'held'));
  // An unpaid order with held money is “Held”.
  const inState = (wanted: NonNullable<Filters['state']>) =>
    wanted === 'held' ? held : and(eq(orders.state, wanted), UNPAID.has(wanted) ? not(held) : undefined);
  const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const code = toReference(search ?? '');
  return and(
    state && inState(state),
    provider && or(attempts(eq(paymentAttempts.provider, provider)), money(eq(moneyIn.provider, provider))),
    from ? gte(orders.createdAt, startOf(from)) : undefined,
    to ? lt(orders.createdAt, startOf(to, 1)) : undefined,
    search
      ? or(
          sql`${orders.buyerName} ilike ${like}`,
          sql`${orders.buyerEmail} ilike ${like}`,
          eq(orders.receiptNo, plainCode(search)),
          attempts(eq(paymentAttempts.reference, code)),
          money(eq(moneyIn.receipt, code)),
        )
      : undefined,
  );
}

/** Those of these orders of which money is held. */
async function withHeldMoney(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ orderId: moneyIn.orderId })
    .from(moneyIn)
    .where(and(inArray(moneyIn.orderId, [...ids]), eq(moneyIn.state, 'held')));
  return new Set(rows.flatMap(({ orderId }) => orderId ?? []));
}

const toRow = (row: Row, held: boolean): AdminOrder => ({
  _id: row.id,
  buyer: { _id: row.userId, name: row.buyerName, email: row.buyerEmail },
  course: { _id: row.courseId, name: row.courseTitle },
  state: row.state,
  held,
  total: row.total,
  receiptNo: row.receiptNo,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

/** One page of orders, newest first. */
export async function listOrders(
  db: Executor,
  { cursor, ...filters }: QueryOf<typeof paymentsAdmin.listOrders>,
) {
  const page = await keyPage(cursor, byCreation(orders), ({ where, orderBy, limit }) =>
    db
      .select()
      .from(orders)
      .where(and(where, matching(db, filters)))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const held = await withHeldMoney(
    db,
    page.rows.map(({ id }) => id),
  );
  return {
    data: page.rows.map((row) => toRow(row, held.has(row.id))),
    next: page.next,
    previous: page.previous,
  };
}

/** Rows of one export. */
const EXPORT_MAX = 50_000;
const HEADER = [
  'Order',
  'Date',
  'Buyer',
  'Email',
  'Course',
  'State',
  'List total',
  'Discount',
  'Total',
  'VAT',
  'Receipt',
  'Paid',
  'Payment codes',
];

/** The filtered orders as a table for spreadsheets; amounts in whole shillings. */
export async function exportOrders({ db, clock }: Deps<'clock'>, filters: Filters) {
  const rows = await db
    .select()
    .from(orders)
    .where(matching(db, filters))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(EXPORT_MAX);
  const codes = new Map<string, string[]>();
  const held = new Set<string>();
  for (let from = 0; from < rows.length; from += 1_000) {
    const ids = rows.slice(from, from + 1_000).map(({ id }) => id);
    for (const id of await withHeldMoney(db, ids)) held.add(id);
    const found = await db
      .select({ orderId: moneyIn.orderId, receipt: moneyIn.receipt })
      .from(moneyIn)
      .where(and(inArray(moneyIn.orderId, ids), inArray(moneyIn.state, ['applied', 'refunded'])));
    for (const { orderId, receipt } of found)
      if (orderId && receipt) codes.set(orderId, [...(codes.get(orderId) ?? []), receipt]);
  }
  const table = rows.map((row) => [
    row.id,
    row.createdAt.toISOString(),
    row.buyerName,
    row.buyerEmail,
    row.courseTitle,
    held.has(row.id) && UNPAID.has(row.state) ? 'held' : row.state,
    row.listTotal,
    row.discount,
    row.total,
    row.vat,
    row.receiptNo ?? '',
    row.paidAt?.toISOString() ?? '',
    (codes.get(row.id) ?? []).join(' '),
  ]);
  return { name: `orders-${clock.now().toISOString().slice(0, 10)}.csv`, csv: csvOf([HEADER, ...table]) };
}

/** An order with everything that happened to it. @throws {HttpError} 404 if it does not exist */
export async function getAdminOrder(deps: Deps<'clock' | 'config'>, id: string) {
  const { db, clock } = deps;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw notFound(NO_ORDER);
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, id))
    .orderBy(asc(paymentAttempts.createdAt));
  const money = await toMoney(
    deps,
    await selectMoney(db).where(eq(moneyIn.orderId, id)).orderBy(asc(moneyIn.createdAt)),
  );
  const back = await selectRefunds(db).where(eq(refunds.orderId, id)).orderBy(asc(refunds.createdAt));
  const found = back.map((row) => toRefund(row, clock.now()));
  return {
    ...(await toOrder(deps, order)),
    attempts: attempts.map((attempt) => toAttempt(attempt, clock.now())),
    money,
    refunds: found,
    timeline: timelineOf({ order, attempts, money, refunds: found }),
  };
}
