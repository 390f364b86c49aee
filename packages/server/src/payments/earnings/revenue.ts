import type { AnswerOf, earnings as calls } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../platform/services';

const WEEKS = 12;

/**
 * Paid orders and their refunds in whole shillings, by week (spec 11.31). Weeks start on Monday in Nairobi, oldest
 * first. A refund counts with the total of its order, in the week in which it was done; refunds of held money do not count, because it paid nothing.
 */
export async function getRevenue({
  db,
  clock,
}: Deps<'clock'>): Promise<AnswerOf<typeof calls.getRevenue>['data']> {
  const now = clock.now().toISOString();
  const { rows } = await db.execute<{ week: string; gross: string; refunds: string }>(sql`
    with this_week as (select date_trunc('week', ${now}::timestamptz at time zone 'Africa/Nairobi') as monday),
    weeks as (
      select generate_series(monday - interval '1 week' * ${WEEKS - 1}::int, monday, interval '1 week') as monday
      from this_week
    ),
    first as (select min(monday) at time zone 'Africa/Nairobi' as at from weeks),
    figures as (
      select date_trunc('week', paid_at at time zone 'Africa/Nairobi') as monday, total as gross, 0 as refund
        from orders where paid_at >= (select at from first)
      union all
      select date_trunc('week', done_at at time zone 'Africa/Nairobi'), 0, total
        from refunds join orders on orders.id = refunds.order_id
        where refunds.state = 'done' and done_at >= (select at from first)
        and not exists (select 1 from ledger_entries where txn = 'refund:' || refunds.id and account = 'held')
    )
    select to_char(weeks.monday, 'YYYY-MM-DD') as week, coalesce(sum(gross), 0) as gross, coalesce(sum(refund), 0) as refunds
    from weeks left join figures on figures.monday = weeks.monday group by weeks.monday order by weeks.monday`);
  return rows.map(({ week, gross, refunds }) => ({
    week,
    gross: Number(gross),
    refunds: Number(refunds),
    net: Number(gross) - Number(refunds),
  }));
}
