import type { AnswerOf, BodyOf, earnings as calls, Payout, QueryOf } from '@digiken/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Database, Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { csvOf } from '../../platform/documents/csv';
import { clearing, post } from '../settlement/ledger';
import { payouts } from '../tables';
import { shillings } from '../../platform/money';
import { endOf } from './months';

type PayoutDeps = Deps<'clock'> & { db: Database };
type Row = typeof payouts.$inferSelect;

const NO_PAYOUT = 'There is no such payout.';
/** Only one process prepares payouts at a time. */
const PREPARING = 7_340_134;

const toPayout = (row: Row): Payout => ({
  _id: row.id,
  instructor: { _id: row.instructorId, name: row.instructorName, email: row.instructorEmail },
  month: row.month,
  amount: row.amount,
  state: row.state,
  reference: row.reference,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

/** One page of payouts, newest first. */
export async function listPayouts(db: Executor, { cursor, month, state }: QueryOf<typeof calls.listPayouts>) {
  const page = await keyPage(cursor, byCreation(payouts), ({ where, orderBy, limit }) =>
    db
      .select()
      .from(payouts)
      .where(
        and(
          where,
          month ? eq(payouts.month, month) : undefined,
          state ? eq(payouts.state, state) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: page.rows.map(toPayout), next: page.next, previous: page.previous };
}

/** @throws {HttpError} 404 if it does not exist */
export async function getPayout(db: Executor, id: string): Promise<Payout> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
  if (!row) throw notFound(NO_PAYOUT);
  return toPayout(row);
}

/**
 * Makes one payout for each instructor of a month (spec 11.29): all shares that became payable before its end and
 * that no payout includes, minus shares that were paid out and refunded later. A sum below one shilling makes no
 * payout, and its parts stay for a later month. Safe to repeat.
 * @throws {HttpError} 422 for a month that has not ended in Nairobi
 */
export async function preparePayouts(
  { db, clock }: PayoutDeps,
  caller: Caller,
  month: string,
): Promise<AnswerOf<typeof calls.preparePayouts>['data']> {
  const now = clock.now();
  const end = endOf(month);
  if (end > now) throw invalid({ month: 'This month has not ended yet.' });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PREPARING})`);
    // One statement, so that a refund at the same time is in all parts or in none.
    const { rows } = await tx.execute<{ payouts: string; amount: string }>(sql`
      with earned as materialized (
        select id, instructor_id, share from earnings
        where payout_id is null and reversed_at is null and payable_at < ${end.toISOString()} for update
      ),
      returned as materialized (
        select id, instructor_id, share from earnings
        where payout_id is not null and reversed_at is not null and deducted_from is null for update
      ),
      sums as (
        select instructor_id, sum(share)::int as amount
        from (select instructor_id, share from earned union all select instructor_id, -share from returned) parts
        group by instructor_id having sum(share) >= 1
      ),
      made as (
        insert into payouts (id, instructor_id, instructor_name, instructor_email, month, amount, created_at)
        select gen_random_uuid()::text, users.id, trim(users.first_name || ' ' || users.last_name), users.email,
          ${month}, sums.amount, ${now.toISOString()}
        from sums join users on users.id = sums.instructor_id
        on conflict (instructor_id, month) do nothing
        returning id, instructor_id, amount
      ),
      included as (
        update earnings set payout_id = made.id from made, earned
        where earnings.id = earned.id and earned.instructor_id = made.instructor_id
      ),
      deducted as (
        update earnings set deducted_from = made.id from made, returned
        where earnings.id = returned.id and returned.instructor_id = made.instructor_id
      )
      select count(*) as payouts, coalesce(sum(amount), 0) as amount from made`);
    const made = { month, payouts: Number(rows[0]?.payouts), amount: Number(rows[0]?.amount) };
    if (made.payouts > 0) {
      await audit({ db: tx, clock }, caller, {
        action: 'prepared',
        target: { kind: 'payment', id: month, name: `the payouts of ${month}` },
        detail: `${made.payouts} payouts, ${shillings(made.amount)}`,
      });
    }
    return made;
  });
}

/**
 * Records that a payout was paid, and moves its money in the ledger from the instructor to the bank (spec 11.30).
 * @throws {HttpError} 404 if it does not exist, 409 if it is paid already
 */
export async function markPayoutPaid(
  { db, clock }: PayoutDeps,
  caller: Caller,
  { id, reference }: { id: string } & BodyOf<typeof calls.markPayoutPaid>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const { instructor, amount, month } = await getPayout(tx, id);
    const marked = await tx
      .update(payouts)
      .set({ state: 'paid', reference, paidBy: caller.id, paidAt: clock.now() })
      .where(and(eq(payouts.id, id), eq(payouts.state, 'due')))
      .returning({ id: payouts.id });
    if (marked.length === 0) throw conflict('This payout is recorded as paid already.');
    await post(deps, {
      txn: `payout:${id}`,
      orderId: null,
      entries: [
        [`instructor:${instructor._id}`, amount],
        [clearing('manual'), -amount],
      ],
    });
    await audit(deps, caller, {
      action: 'paid',
      target: { kind: 'payment', id, name: `the payout of ${month} to ${instructor.name}` },
      detail: `${shillings(amount)}, ${reference}`,
    });
  });
}

const HEADER = ['Payout', 'Instructor', 'Email', 'Month', 'Amount', 'State', 'Reference', 'Paid'];

/** The payouts of a month as a table for spreadsheets, by name; amounts in whole shillings. */
export async function exportPayouts(db: Executor, month: string) {
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.month, month))
    .orderBy(asc(payouts.instructorName), asc(payouts.id));
  const table = rows.map((row) => [
    row.id,
    row.instructorName,
    row.instructorEmail,
    row.month,
    row.amount,
    row.state,
    row.reference ?? '',
    row.paidAt?.toISOString() ?? '',
  ]);
  return { name: `payouts-${month}.csv`, csv: csvOf([HEADER, ...table]) };
}
