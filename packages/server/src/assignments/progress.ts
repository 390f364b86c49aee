import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';

/**
 * Renews the copied progress of members who have studied since the last look, or whose course has other lessons now.
 * Once a member is done, they stay done. Rows that another call renews at the same moment are left to it.
 * @param which a condition on the rows `r`
 */
async function renew(db: Executor, which: SQL, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with sized as materialized (
      select u.course_id, count(*)::int as lessons from lessons l join units u on u.id = l.unit_id
      where u.course_id in (
        select a.course_id from hub_assignments a join hub_assignment_members r on r.assignment_id = a.id
        where ${which})
      group by u.course_id
    ),
    stale as (
      select r.assignment_id, r.user_id, e.id as enrolment_id, e.whole, e.last_studied_at, a.course_id,
        coalesce(s.lessons, 0) as lessons
      from hub_assignment_members r
      join hub_assignments a on a.id = r.assignment_id
      join enrolments e on e.user_id = r.user_id and e.course_id = a.course_id and e.state = 'active'
      left join sized s on s.course_id = a.course_id
      where ${which} and (
        e.last_studied_at >= r.looked_up_at or r.lessons <> coalesce(s.lessons, 0))
      for update of r skip locked
    ),
    counted as (
      select t.assignment_id, t.user_id, t.last_studied_at, t.lessons,
        count(l.id)::int as total, count(p.done_at)::int as done, max(p.done_at) as last_done
      from stale t
      left join units u on u.course_id = t.course_id
        and (t.whole or exists (
          select 1 from enrolment_units o where o.enrolment_id = t.enrolment_id and o.unit_id = u.id))
      left join lessons l on l.unit_id = u.id
      left join lesson_progress p on p.user_id = t.user_id and p.lesson_id = l.id
      group by t.assignment_id, t.user_id, t.last_studied_at, t.lessons
    )
    update hub_assignment_members r set
      total = c.total, done = c.done,
      fraction = case when c.total = 0 then 0 else c.done::float8 / c.total end,
      done_at = coalesce(r.done_at, case when c.total > 0 and c.done = c.total then c.last_done end),
      active_at = coalesce(c.last_studied_at, '1970-01-01T00:00:00Z'),
      lessons = c.lessons, looked_up_at = ${at}
    from counted c where r.assignment_id = c.assignment_id and r.user_id = c.user_id`);
}

/** Renews the progress of all members of some assignments. */
export async function renewAssignments(db: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await renew(db, sql`r.assignment_id = any(${sql.param([...ids])}::text[])`, now);
}

/** Renews the progress of one person in all their assignments. */
export const renewPerson = (db: Executor, userId: string, now: Date): Promise<void> =>
  renew(db, sql`r.user_id = ${userId}`, now);
