import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import type { QuizSettings } from '../tables';
import { reviewOf } from './rules';

/** Attempts that the tutor reads: the last ones of a course. */
const LAST_ATTEMPTS = 3;

const places = sql`quiz_attempts a join quizzes q on q.id = a.quiz_id
  left join lessons ql on ql.id = q.lesson_id join units qu on qu.id = coalesce(ql.unit_id, q.unit_id)`;

/** A query of the ids of the courses in which the user has an open attempt. */
export const coursesWithOpenAttempt = (userId: string): SQL =>
  sql`select qu.course_id from ${places} where a.user_id = ${userId} and a.state = 'open'`;

/** The quizzes in which the user has an open attempt, with their courses, by title. */
export async function openAttempts(db: Executor, userId: string) {
  const { rows } = await db.execute<Record<'quiz_id' | 'quiz' | 'course_id' | 'course', string>>(sql`
    select q.id as quiz_id, q.title as quiz, c.id as course_id, c.title as course
    from ${places} join courses c on c.id = qu.course_id
    where a.user_id = ${userId} and a.state = 'open' order by c.title, q.title, q.id`);
  return rows.map((row) => ({
    course: { _id: row.course_id, name: row.course },
    quiz: { _id: row.quiz_id, name: row.quiz },
  }));
}

interface MissedRow extends Record<string, unknown> {
  settings: QuizSettings;
  closes_at: Date | string | null;
  prompt: string;
}

/**
 * What the last attempts of a learner in a course asked and the learner did not fully answer: prompts only, never keys,
 * and only of attempts whose points the learner may see (spec 12.14).
 * @returns plain texts, the latest attempt first
 */
export async function missedQuestions(
  { db, clock }: Deps<'clock'>,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<string[]> {
  const { rows } = await db.execute<MissedRow>(sql`
    with last as (
      select a.id, a.snapshot, a.submitted_at, q.settings, coalesce(o.closes_at, q.closes_at) as closes_at
      from ${places} left join quiz_overrides o on o.quiz_id = q.id and o.user_id = a.user_id
      where a.user_id = ${userId} and a.state = 'complete' and qu.course_id = ${courseId}
      order by a.submitted_at desc, a.id limit ${LAST_ATTEMPTS}
    )
    select last.settings, last.closes_at, v.body #>> '{prompt,text}' as prompt
    from last join attempt_marks m on m.attempt_id = last.id and m.fraction < 1
    cross join lateral jsonb_array_elements(last.snapshot) as asked
    join question_versions v on v.question_id = asked ->> 'questionId'
      and v.version = (asked ->> 'version')::integer
    where asked ->> 'slot' = m.slot
    order by last.submitted_at desc, last.id, m.slot`);
  const now = clock.now();
  return rows
    .filter(
      ({ settings, closes_at }) =>
        settings.reviewShows.includes('points') &&
        reviewOf(settings, closes_at === null ? null : new Date(closes_at), now).open,
    )
    .map(({ prompt }) => prompt);
}
