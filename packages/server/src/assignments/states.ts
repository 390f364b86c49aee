import type { AssignmentTotals } from '@digiken/contract';
import { ASSIGNED_STATES, type AssignedState } from '@digiken/contract/constants';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { hubAssignmentMembers as members } from './tables';

/** SQL: how far a member is (spec 13.171). Done counts first, then the due date, then whether they have begun. */
export const memberState = (now: Date): SQL<AssignedState> => sql<AssignedState>`case
  when ${members.doneAt} is not null and (${members.dueAt} is null or ${members.doneAt} < ${members.dueAt}) then 'done'
  when ${members.doneAt} is not null then 'done-late'
  when ${members.dueAt} <= ${now.toISOString()}::timestamptz then 'late'
  when ${members.done} > 0 or ${members.activeAt} > '1970-01-01T00:00:00Z' then 'on-track'
  else 'not-started' end`;

const none = (): AssignmentTotals => ({
  members: 0,
  byState: Object.fromEntries(ASSIGNED_STATES.map((state) => [state, 0])) as AssignmentTotals['byState'],
  withoutSeat: 0,
  pending: 0,
});

/** The totals of some assignments, with one query for all of them. */
export async function totalsOf(
  db: Executor,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => AssignmentTotals> {
  const totals = new Map<string, AssignmentTotals>();
  if (ids.length > 0) {
    const state = memberState(now);
    const rows = await db
      .select({
        id: members.assignmentId,
        state: sql<AssignedState>`${state}`.as('state'),
        count: sql<number>`count(*)::int`,
        withoutSeat: sql<number>`(count(*) filter (where ${members.access} = 'no-seat'))::int`,
        pending: sql<number>`(count(*) filter (where ${members.access} = 'pending'))::int`,
      })
      .from(members)
      .where(inArray(members.assignmentId, [...ids]))
      .groupBy(members.assignmentId, sql`2`);
    for (const row of rows) {
      const of = totals.get(row.id) ?? none();
      of.members += row.count;
      of.byState[row.state] += row.count;
      of.withoutSeat += row.withoutSeat;
      of.pending += row.pending;
      totals.set(row.id, of);
    }
  }
  return (id) => totals.get(id) ?? none();
}
