import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';

/** Courses without lessons to do that are looked through for a quiz, before the first that surely has a step. */
const LOOKED_THROUGH = 10;
/** Courses in which something is due today. */
const DUE = 10;

/** A course of the learner that may have the next step. */
export interface Candidate {
  courseId: string;
  /** When the day of a hub's due date ends, if it is today; null otherwise. */
  hubDueAt: Date | null;
  /** Units that were added after the learner studied in the course last. */
  newUnits: string[];
}

interface Row extends Record<string, unknown> {
  course_id: string;
  hub_due_at: Date | string | null;
  new_units: string[];
}

/**
 * The courses that can have the next step, the one used last first, in one query: those in which something is due today,
 * then all up to the first that surely has a step, as it has a lesson to do or a certificate.
 * @param input `courseId`: only this course, if the learner is enrolled in it; `today`: when the day ends
 */
export async function findCandidates(
  db: Executor,
  {
    userId,
    courseId,
    now: at,
    today,
  }: { userId: string; courseId: string | undefined; now: Date; today: Date },
): Promise<Candidate[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const held = sql`(e.whole or exists (
    select 1 from enrolment_units h where h.enrolment_id = e.id and h.unit_id = u.id))`;
  const quizOf = (joins: ReturnType<typeof sql>) => sql`
    select coalesce(o.closes_at, q.closes_at) as closes_at from units u ${joins}
    left join quiz_overrides o on o.quiz_id = q.id and o.user_id = e.user_id
    where u.course_id = e.course_id and ${held} and (q.settings->>'practice')::boolean is not true
      and (coalesce(o.closes_at, q.closes_at) > ${now} or coalesce(o.closes_at, q.closes_at) is null)`;
  const { rows } = await db.execute<Row>(sql`
    with mine as (
      select e.id, e.course_id, coalesce(e.last_studied_at, e.created_at) as used_at, hub.due_at as hub_due_at,
        array(select h.unit_id from enrolment_units h
          where h.enrolment_id = e.id and h.created_at > e.last_studied_at) as new_units,
        exists (
          select 1 from units u join lessons l on l.unit_id = u.id
          where u.course_id = e.course_id and ${held} and not exists (
            select 1 from lesson_progress p
            where p.lesson_id = l.id and p.user_id = e.user_id and p.done_at is not null))
        or exists (
          select 1 from certificates k where k.user_id = e.user_id and k.course_id = e.course_id
            and k.state = 'valid' and (k.expires_at is null or k.expires_at > ${now})) as sure,
        quiz.found as quiz,
        least(hub.due_at, case when quiz.closes_at <= ${today.toISOString()}::timestamptz then quiz.closes_at end) as due_at
      from enrolments e
      join courses c on c.id = e.course_id and c.staged_for_id is null and c.state <> 'draft'
      cross join lateral (
        select count(*) > 0 as found, min(closes_at) as closes_at from (
          ${quizOf(sql`join lessons l on l.unit_id = u.id join quizzes q on q.lesson_id = l.id`)}
          union all ${quizOf(sql`join quizzes q on q.unit_id = u.id`)}) quizzes) quiz
      cross join lateral (
        select min(m.due_at) as due_at from hub_assignment_members m
        join hub_assignments a on a.id = m.assignment_id and a.course_id = e.course_id and a.withdrawn_at is null
        join hub_courses x on x.hub_id = a.hub_id and x.course_id = a.course_id
        where m.user_id = e.user_id and m.done_at is null and c.state = 'published'
          and m.due_at > ${now} and m.due_at <= ${now} + interval '1 day') hub
      where e.user_id = ${userId} and e.state = 'active'
        and ${courseId === undefined ? sql`true` : sql`e.course_id = ${courseId}`}
    ), ranked as (
      select mine.*,
        count(*) filter (where sure) over used as sure_before,
        row_number() over (partition by quiz and not sure order by used_at desc, id desc) as place,
        row_number() over (order by due_at, id) as due_place
      from mine window used as (order by used_at desc, id desc)
    )
    select course_id, hub_due_at, new_units from ranked
    where (sure and sure_before = 1) or (quiz and not sure and sure_before = 0 and place <= ${LOOKED_THROUGH})
      or (due_at is not null and due_place <= ${DUE})
    order by used_at desc, id desc`);
  return rows.map((row) => ({
    courseId: row.course_id,
    hubDueAt: row.hub_due_at === null ? null : new Date(row.hub_due_at),
    newUnits: row.new_units,
  }));
}
