import type { AnswerOf, Earning, earnings as calls } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import type { Deps } from '../../platform/services';
import { earnings, orderLines, orders, payouts } from '../tables';

type ReadDeps = Deps<'clock'> & { db: Database };
type Totals = AnswerOf<typeof calls.getEarnings>['data'];

const MONTHS = 12;

const select = (db: Executor) =>
  db
    .select({
      id: earnings.id,
      share: earnings.share,
      payableAt: earnings.payableAt,
      reversedAt: earnings.reversedAt,
      createdAt: earnings.createdAt,
      payoutState: payouts.state,
      unit: orderLines.title,
      price: orderLines.price,
      courseId: orders.courseId,
      courseTitle: orders.courseTitle,
    })
    .from(earnings)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, earnings.orderId), eq(orderLines.position, earnings.position)),
    )
    .innerJoin(orders, eq(orders.id, earnings.orderId))
    .leftJoin(payouts, eq(payouts.id, earnings.payoutId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

function stateOf({ reversedAt, payoutState, payableAt }: Row, now: Date): Earning['state'] {
  if (reversedAt) return 'reversed';
  if (payoutState === 'paid') return 'paid';
  return payableAt <= now ? 'payable' : 'hold';
}

/** One page of the units that an instructor sold, newest first (spec 11.27). */
export async function listEarnings(
  { db, clock }: ReadDeps,
  instructorId: string,
  cursor: string | undefined,
) {
  const page = await keyPage(cursor, byCreation(earnings), ({ where, orderBy, limit }) =>
    select(db)
      .where(and(eq(earnings.instructorId, instructorId), where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const now = clock.now();
  const data = page.rows.map(
    (row): Earning => ({
      _id: row.id,
      course: { _id: row.courseId, name: row.courseTitle },
      unit: row.unit,
      price: row.price,
      share: row.share,
      state: stateOf(row, now),
      soldAt: row.createdAt.toISOString(),
      payableAt: row.payableAt.toISOString(),
    }),
  );
  return { data, next: page.next, previous: page.previous };
}

/** An instructor's shares in whole shillings (spec 11.28); sold − refunded = on hold + payable + paid. */
export async function getEarnings({ db, clock }: ReadDeps, instructorId: string): Promise<Totals> {
  const now = clock.now().toISOString();
  const { rows } = await db.execute<Record<keyof Omit<Totals, 'months'> | 'paidOut', string>>(sql`
    select count(*) as sales,
      coalesce(sum(share), 0) as sold,
      coalesce(sum(share) filter (where reversed_at is not null), 0) as refunded,
      coalesce(sum(share) filter (where reversed_at is null and payout_id is null and payable_at > ${now}), 0) as "onHold",
      (select coalesce(sum(amount), 0) from payouts where instructor_id = ${instructorId} and state = 'paid') as paid
    from earnings where instructor_id = ${instructorId}`);
  const [row] = rows;
  const [sales, sold, refunded, onHold, paid] = [
    row?.sales,
    row?.sold,
    row?.refunded,
    row?.onHold,
    row?.paid,
  ].map(Number) as [number, number, number, number, number];
  const payable = sold - refunded - onHold - paid;
  return { sales, sold, refunded, onHold, payable, paid, months: await byMonth(db, instructorId, now) };
}

async function byMonth(db: Executor, instructorId: string, now: string): Promise<Totals['months']> {
  const monthOf = (column: string) => sql.raw(`to_char(${column} at time zone 'Africa/Nairobi', 'YYYY-MM')`);
  const { rows } = await db.execute<{ month: string; sold: string; refunded: string; paid: string }>(sql`
    with this_month as (select date_trunc('month', ${now}::timestamptz at time zone 'Africa/Nairobi') as month),
    first as (select (month - interval '1 month' * ${MONTHS - 1}::int) at time zone 'Africa/Nairobi' as at from this_month),
    months as (
      select to_char(generate_series(month - interval '1 month' * ${MONTHS - 1}::int, month, interval '1 month'), 'YYYY-MM') as month
      from this_month
    ),
    figures as (
      select ${monthOf('created_at')} as month, share as sold, 0 as refunded, 0 as paid from earnings, first
        where instructor_id = ${instructorId} and created_at >= first.at
      union all
      select ${monthOf('reversed_at')}, 0, share, 0 from earnings, first
        where instructor_id = ${instructorId} and reversed_at >= first.at
      union all
      select ${monthOf('paid_at')}, 0, 0, amount from payouts, first
        where instructor_id = ${instructorId} and paid_at >= first.at
    )
    select months.month, coalesce(sum(sold), 0) as sold, coalesce(sum(refunded), 0) as refunded, coalesce(sum(paid), 0) as paid
    from months left join figures on figures.month = months.month group by months.month order by months.month`);
  return rows.map(({ month, sold, refunded, paid }) => ({
    month,
    sold: Number(sold),
    refunded: Number(refunded),
    paid: Number(paid),
  }));
}
