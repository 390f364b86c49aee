import type { Progress } from '@digiken/contract';
import { type SQL, sql } from 'drizzle-orm';
import { toProgress } from '../learning';
import type { Executor } from '../platform/database';

/** One member in one of the hub's courses. */
export interface Studied {
  userId: string;
  courseId: string;
  done: number;
  total: number;
  lastStudiedAt: Date | null;
}

/**
 * The members' progress in the hub's published courses, by their active enrolments. Other courses are private to
 * the member. Only lessons of units that the member owns count.
 * @param input `userIds` limits the result to some members
 */
export async function studiedInHub(
  db: Executor,
  { hubId, userIds }: { hubId: string; userIds?: string[] },
): Promise<Studied[]> {
  if (userIds?.length === 0) return [];
  // `offset 0` makes PostgreSQL look up each pair for a few members, instead of reading all enrolments of the courses.
  const each: SQL = userIds ? sql`offset 0` : sql``;
  const some: SQL = userIds ? sql`and m.user_id in ${userIds}` : sql``;
  const { rows } = await db.execute<{
    user_id: string;
    course_id: string;
    done: number;
    total: number;
    last_studied_at: Date | string | null;
  }>(sql`
    with held as (
      select e.id, e.user_id, e.course_id, e.whole, e.last_studied_at
      from hub_members m
      join hub_courses h on h.hub_id = m.hub_id
      join courses c on c.id = h.course_id and c.state = 'published'
      join lateral (
        select * from enrolments e where e.user_id = m.user_id and e.course_id = h.course_id and e.state = 'active'
        ${each}) e on true
      where m.hub_id = ${hubId} ${some}
    )
    select held.user_id, held.course_id, held.last_studied_at,
      count(l.id)::int as total,
      count((select p.done_at from lesson_progress p where p.user_id = held.user_id and p.lesson_id = l.id))::int as done
    from held
    left join units u on u.course_id = held.course_id
      and (held.whole or exists (
        select 1 from enrolment_units o where o.enrolment_id = held.id and o.unit_id = u.id))
    left join lessons l on l.unit_id = u.id
    group by held.id, held.user_id, held.course_id, held.last_studied_at`);
  return rows.map((row) => ({
    userId: row.user_id,
    courseId: row.course_id,
    done: row.done,
    total: row.total,
    lastStudiedAt: row.last_studied_at === null ? null : new Date(row.last_studied_at),
  }));
}

/** The progress of several courses as one. */
export function together(studied: readonly Studied[]): Progress & { lastStudiedAt: string | null } {
  const done = studied.reduce((sum, item) => sum + item.done, 0);
  const total = studied.reduce((sum, item) => sum + item.total, 0);
  const last = Math.max(0, ...studied.map((item) => item.lastStudiedAt?.getTime() ?? 0));
  return {
    ...toProgress(done, total),
    lastStudiedAt: last === 0 ? null : new Date(last).toISOString(),
  };
}
