import type { QuizResultRow } from '@digiken/contract';
import { and, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { keyPage } from '../../platform/database/paging';
import { holdsPrefix } from '../../platform/database/prefix-search';
import type { Caller } from '../../platform/http/route';
import { nameColumn, users } from '../../users';
import { listCodeFailures } from '../attempts/access-code';
import { shareOf } from '../attempts/rules';
import { findTaughtQuiz } from '../manual-marking/find';
import { quizAttempts } from '../tables';

const { id, number, state, startedAt, submittedAt, score, points, regradedAt } = quizAttempts;
/** Questions with a late answer that waits for a decision. */
const late = sql<number>`(select count(distinct n.slot)::int from attempt_answers n
  where n.attempt_id = ${quizAttempts.id} and n.late and n.accepted is null)`;
const columns = {
  id,
  number,
  state,
  startedAt,
  submittedAt,
  score,
  points,
  regradedAt,
  late,
  learnerId: users.id,
  name: nameColumn(users),
};
type Row = {
  [Name in keyof typeof columns]: Name extends 'learnerId' | 'name'
    ? string
    : Name extends 'late'
      ? number
      : (typeof quizAttempts.$inferSelect)[Extract<Name, keyof typeof quizAttempts.$inferSelect>];
};

/** An attempt for who teaches. Of an anonymous quiz the name is hidden until all answers are marked. */
const toResult =
  (anonymous: boolean) =>
  (row: Row): QuizResultRow => ({
    _id: row.id,
    learner: anonymous && row.state === 'review' ? null : { _id: row.learnerId, name: row.name },
    number: row.number,
    state: row.state,
    startedAt: row.startedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    pointsScored: row.score,
    points: row.points,
    score: row.score === null ? null : shareOf(row.score, row.points),
    regraded: row.regradedAt !== null,
    late: row.late,
  });

const attemptsOf = (db: Executor, where: SQL | undefined) =>
  db.select(columns).from(quizAttempts).innerJoin(users, eq(users.id, quizAttempts.userId)).where(where);

/**
 * The attempts at a quiz, newest first, with its totals (spec 12.26).
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function listResults(
  db: Executor,
  caller: Caller,
  { quizId, search, cursor }: { quizId: string; search?: string | undefined; cursor?: string | undefined },
) {
  const { quiz, course } = await findTaughtQuiz(db, caller, quizId);
  const anonymous = quiz.settings.anonymous === true;
  const named = search === undefined || search === '' ? undefined : holdsPrefix(sql`${users.search}`, search);
  const page = await keyPage(
    cursor,
    { key: startedAt, id, keyOf: (row: Row) => ({ key: row.startedAt, id: row.id }) },
    ({ where, orderBy, limit }) =>
      attemptsOf(
        db,
        // A search would tell who wrote an answer.
        and(
          eq(quizAttempts.quizId, quizId),
          named,
          named && anonymous ? sql`${state} <> 'review'` : undefined,
          where,
        ),
      )
        .orderBy(...orderBy)
        .limit(limit),
  );
  const [totals] = await db
    .select({
      attempts: count(),
      learners: countDistinct(quizAttempts.userId),
      waiting: sql<number>`count(*) filter (where ${state} = 'review')::int`,
      average: sql<
        number | null
      >`avg(least(1, ${score} / nullif(${points}, 0))) filter (where ${score} is not null)`,
    })
    .from(quizAttempts)
    .where(eq(quizAttempts.quizId, quizId));
  return {
    data: page.rows.map(toResult(anonymous)),
    next: page.next,
    previous: page.previous,
    quiz: {
      _id: quiz.id,
      title: quiz.title,
      course: { _id: course.id, title: course.title },
      learners: totals?.learners ?? 0,
      attempts: totals?.attempts ?? 0,
      waiting: totals?.waiting ?? 0,
      average: totals?.average ?? null,
    },
    codeFailures: await listCodeFailures(db, quizId),
  };
}

/** Rows of one file. */
const MOST_ROWS = 50_000;

/** All attempts at a quiz, for a spreadsheet. */
export async function allResults(db: Executor, caller: Caller, quizId: string) {
  const { quiz } = await findTaughtQuiz(db, caller, quizId);
  const rows = await attemptsOf(db, eq(quizAttempts.quizId, quizId))
    .orderBy(desc(startedAt), desc(id))
    .limit(MOST_ROWS);
  return { quiz, rows: rows.map(toResult(quiz.settings.anonymous === true)) };
}
