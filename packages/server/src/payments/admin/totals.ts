import type { AnswerOf, PaymentDifference, paymentsAdmin } from '@digiken/contract';
import { eq, min, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { listedPayments, moneyIn, providerState } from '../tables';

type Totals = AnswerOf<(typeof paymentsAdmin)['getPaymentTotals']>['data'];

const DAY_MS = 86_400_000;
/** Rows of one day's differences. */
const MOST = 200;
/** Our time of a payment can be that of its report, which comes later than the payment. */
const SLACK_DAYS = 2;

/** Nairobi is three hours ahead of UTC all year. */
const startOf = (day: string, plus = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + plus * DAY_MS);
const dayOf = (moment: Date): string => new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

/**
 * M-Pesa payments that the site has booked, beside those that M-Pesa lists. A payment that both have counts on the
 * day of the list. Money that was dismissed, or is the same as another row, does not count.
 */
function compared(from: Date, to: Date): SQL {
  const [early, late] = [-SLACK_DAYS, SLACK_DAYS].map((days, end) =>
    new Date((end === 0 ? from : to).getTime() + days * DAY_MS).toISOString(),
  );
  return sql`
    select m.receipt as ours_receipt, m.amount as ours, m.order_id, l.receipt as theirs_receipt, l.amount as theirs,
      coalesce(l.at, m.at) as at
    from (
      select receipt, amount, order_id, at from ${moneyIn}
      where provider = 'mpesa' and state in ('applied', 'held', 'refunded')
        and at >= ${early}::timestamptz and at < ${late}::timestamptz
    ) m
    full join (
      select receipt, amount, at from ${listedPayments}
      where provider = 'mpesa' and at >= ${early}::timestamptz and at < ${late}::timestamptz
    ) l on l.receipt = m.receipt
    where coalesce(l.at, m.at) >= ${from.toISOString()}::timestamptz
      and coalesce(l.at, m.at) < ${to.toISOString()}::timestamptz`;
}

interface Row extends Record<string, unknown> {
  day: string;
  ours: number;
  ours_amount: number;
  theirs: number;
  theirs_amount: number;
  not_listed: number;
  not_booked: number;
  differing: number;
}

async function daysOf(db: Executor, from: Date, to: Date): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select to_char(at at time zone 'Africa/Nairobi', 'YYYY-MM-DD') as day,
      count(ours)::int as ours, coalesce(sum(ours), 0)::int as ours_amount,
      count(theirs)::int as theirs, coalesce(sum(theirs), 0)::int as theirs_amount,
      count(*) filter (where theirs is null)::int as not_listed,
      count(*) filter (where ours is null)::int as not_booked,
      count(*) filter (where ours <> theirs)::int as differing
    from (${compared(from, to)}) payments
    group by 1 order by 1 desc`);
  return rows;
}

/** The first day of which the list is known: it holds the 48 hours before it was first read. */
async function firstListed(db: Executor): Promise<string | null> {
  const [row] = await db
    .select({ at: min(listedPayments.at) })
    .from(listedPayments)
    .where(eq(listedPayments.provider, 'mpesa'));
  return row?.at ? dayOf(row.at) : null;
}

/** Ours and the provider's M-Pesa payments of a month by day (spec 11.49). @param month default: this one */
export async function getTotals({ db, clock }: Deps<'clock'>, month?: string): Promise<Totals> {
  const shown = month ?? dayOf(clock.now()).slice(0, 7);
  const from = startOf(`${shown}-01`);
  const [year = 0, number = 0] = shown.split('-').map(Number);
  const to = new Date(Date.UTC(year, number, 1, -3));
  const since = await firstListed(db);
  const [state] = await db.select().from(providerState).where(eq(providerState.provider, 'mpesa'));
  const days = (await daysOf(db, from, to)).map((row) => {
    const known = since !== null && row.day >= since;
    return {
      day: row.day,
      ours: { count: row.ours, amount: row.ours_amount },
      theirs: known ? { count: row.theirs, amount: row.theirs_amount } : null,
      notListed: known ? row.not_listed : 0,
      notBooked: row.not_booked,
      differing: row.differing,
    };
  });
  return { month: shown, since, readAt: state?.pulledAt?.toISOString() ?? null, days };
}

/** The payments of a day that only one side has, or with another amount; oldest first. */
export async function getDay(db: Executor, day: string): Promise<PaymentDifference[]> {
  const { rows } = await db.execute<{
    receipt: string | null;
    at: string;
    ours: number | null;
    theirs: number | null;
    order_id: string | null;
  }>(sql`
    select coalesce(theirs_receipt, ours_receipt) as receipt, at, ours, theirs, order_id
    from (${compared(startOf(day), startOf(day, 1))}) payments
    where ours is distinct from theirs order by at, receipt limit ${MOST}`);
  return rows.map(({ receipt, at, ours, theirs, order_id: orderId }) => ({
    receipt,
    at: new Date(at).toISOString(),
    ours,
    theirs,
    orderId,
  }));
}

/** Days of the last 31, without today, whose payments differ. */
export async function countDifferingDays({ db, clock }: Deps<'clock'>): Promise<number> {
  const today = dayOf(clock.now());
  const since = await firstListed(db);
  if (since === null) return 0;
  const days = await daysOf(db, startOf(today, -31), startOf(today));
  return days.filter(
    ({ day, not_listed: notListed, not_booked: notBooked, differing }) =>
      day >= since && notListed + notBooked + differing > 0,
  ).length;
}
