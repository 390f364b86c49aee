import type { WaitingAttempt } from '@digiken/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isAdministrator, writtenBy } from '../../courses';
import type { Executor } from '../../platform/database';
import { keyPage, type Page } from '../../platform/database/paging';
import type { Caller } from '../../platform/http/route';

interface QueueRow extends Record<string, unknown> {
  id: string;
  submitted_at: Date | string;
  quiz_id: string;
  quiz_title: string;
  course_id: string;
  course_title: string;
  user_id: string;
  user_name: string;
  anonymous: boolean;
  waiting: number;
}

interface QueueFilter {
  quiz?: string | undefined;
  course?: string | undefined;
  cursor?: string | undefined;
}

/** Attempts that the caller may mark, with their places. Unpublished copies have no attempts. */
const waitingAttempts = (caller: Caller) => sql`
  from quiz_attempts a
  join quizzes q on q.id = a.quiz_id
  left join lessons l on l.id = q.lesson_id
  join units u on u.id = coalesce(l.unit_id, q.unit_id)
  join courses c on c.id = u.course_id
  join users p on p.id = a.user_id
  where a.state = 'review' and ${isAdministrator(caller) ? sql`true` : writtenBy('c', caller.id)}`;

const waitingMarks = sql`
  (select count(*)::int from attempt_marks m where m.attempt_id = a.id and m.fraction is null)`;

/** The attempts with answers that wait for a person, the oldest first (spec 12.22). */
export async function listWaiting(
  db: Executor,
  caller: Caller,
  { quiz, course, cursor }: QueueFilter,
): Promise<Page<WaitingAttempt>> {
  const page = await keyPage(
    cursor,
    {
      key: sql`a.submitted_at`,
      id: sql`a.id`,
      direction: 'asc',
      keyOf: (row: QueueRow) => ({ key: new Date(row.submitted_at), id: row.id }),
    },
    async ({ where, orderBy, limit }) => {
      const { rows } = await db.execute<QueueRow>(sql`
        select a.id, a.submitted_at, q.id as quiz_id, q.title as quiz_title, c.id as course_id,
          c.title as course_title, p.id as user_id, trim(p.first_name || ' ' || p.last_name) as user_name,
          coalesce((q.settings ->> 'anonymous')::boolean, false) as anonymous, ${waitingMarks} as waiting
        ${waitingAttempts(caller)} and ${only(quiz, sql`q.id`)} and ${only(course, sql`c.id`)}
          and ${where ?? sql`true`}
        order by ${sql.join(orderBy, sql`, `)} limit ${limit}`);
      return rows;
    },
  );
  return { ...page, rows: page.rows.map(toWaiting) };
}

/** How many attempts the caller may mark. */
export async function countWaiting(db: Executor, caller: Caller): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${waitingAttempts(caller)}`,
  );
  return rows[0]?.count ?? 0;
}

const only = (id: string | undefined, column: SQL) => (id === undefined ? sql`true` : sql`${column} = ${id}`);

function toWaiting(row: QueueRow): WaitingAttempt {
  return {
    _id: row.id,
    quiz: { _id: row.quiz_id, title: row.quiz_title },
    course: { _id: row.course_id, title: row.course_title },
    learner: row.anonymous ? null : { _id: row.user_id, name: row.user_name },
    submittedAt: new Date(row.submitted_at).toISOString(),
    waiting: row.waiting,
  };
}

/** The attempt at the same quiz that waits longest, except one; null: none. */
export async function nextWaiting(
  db: Executor,
  caller: Caller,
  { quizId, except }: { quizId: string; except: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id ${waitingAttempts(caller)} and q.id = ${quizId} and a.id <> ${except}
    order by a.submitted_at, a.id limit 1`);
  return rows[0]?.id ?? null;
}
