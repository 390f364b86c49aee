import { sql } from 'drizzle-orm';
import { notifyUsers } from '../../notifications';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { asksSomething } from '../draws/sizes';

const DAY_MS = 24 * 3_600_000;

interface Due extends Record<string, unknown> {
  id: string;
  title: string;
  /** The same for a quiz in several languages. */
  place: string;
  course: string;
  closesAt: string;
  learners: string[];
}

/**
 * Reminds learners of quizzes that close within 24 hours (spec 13.43): of those that are open for them, that count,
 * and that they have not done in any language. Each learner once for each closing time.
 */
export async function remindOfDue(deps: Deps<'clock'>): Promise<void> {
  for (const { id, title, place, course, closesAt, learners } of await findDue(deps.db, deps.clock.now()))
    await notifyUsers(deps, {
      who: sql`select unnest(${sql.param(learners)}::text[])`,
      subject: { type: 'quiz-due', quiz: { _id: id, name: title }, course, closesAt },
      event: `${place} ${closesAt}`,
    });
}

async function findDue(db: Executor, at: Date): Promise<Due[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const until = sql`${new Date(at.getTime() + DAY_MS).toISOString()}::timestamptz`;
  const { rows } = await db.execute<Due>(sql`
    with placed as (
      select q.id, q.title, q.closes_at, q.language = l.default_language as main, q.opens_at, u.id as unit_id, u.course_id,
        coalesce(q.lesson_id || ' ' || q.kind, q.id) as place, c.title as course
      from quizzes q
      left join lessons l on l.id = q.lesson_id
      join units u on u.id = coalesce(l.unit_id, q.unit_id)
      join courses c on c.id = u.course_id and c.staged_for_id is null and c.state in ('published', 'unpublished')
      where (q.settings->>'practice')::boolean is not true and ${asksSomething(sql`q.id`)}
        and (q.closes_at > ${now} and q.closes_at <= ${until} or exists (
          select 1 from quiz_overrides o
          where o.quiz_id = q.id and o.closes_at > ${now} and o.closes_at <= ${until}))
    ), due as (
      select distinct on (p.place, e.user_id) p.*, e.user_id, coalesce(o.closes_at, p.closes_at) as closes
      from placed p
      join enrolments e on e.course_id = p.course_id and e.state = 'active'
      left join quiz_overrides o on o.quiz_id = p.id and o.user_id = e.user_id
      where coalesce(o.closes_at, p.closes_at) > ${now} and coalesce(o.closes_at, p.closes_at) <= ${until}
        and coalesce(o.opens_at, p.opens_at, ${now}) <= ${now}
        and (e.whole or exists (
          select 1 from enrolment_units b where b.enrolment_id = e.id and b.unit_id = p.unit_id))
        and not exists (
          select 1 from quiz_attempts a join quizzes other on other.id = a.quiz_id
          where a.user_id = e.user_id and a.state <> 'open'
            and coalesce(other.lesson_id || ' ' || other.kind, other.id) = p.place)
      order by p.place, e.user_id, p.main desc nulls last, p.id
    )
    select id, title, place, course, array_agg(user_id) as learners,
      to_char(closes at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "closesAt"
    from due group by id, title, place, course, closes`);
  return rows;
}
