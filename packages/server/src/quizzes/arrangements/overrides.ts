import type { BodyOf, QuizOverride, quizArrangements } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { enrolments } from '../../enrolment';
import type { Database, Executor } from '../../platform/database';
import { keyPage } from '../../platform/database/paging';
import { invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { nameColumn, users } from '../../users';
import { lockTimes, updateDeadlines } from '../attempts/times';
import { findTaughtQuiz } from '../manual-marking/find';
import { quizOverrides } from '../tables';

const WORDING = {
  noLearner: 'This learner is not enrolled in the course.',
  nothing: 'Enter at least one time, limit or number of attempts.',
  order: 'The closing time has to be after the opening time.',
  closedBefore: 'For everybody the quiz closes before that. Enter a closing time too.',
  opensAfter: 'For everybody the quiz opens after that. Enter an opening time too.',
} as const;

const iso = (at: Date | null) => at?.toISOString() ?? null;
const name = nameColumn(users);
const columns = {
  userId: quizOverrides.userId,
  name,
  opensAt: quizOverrides.opensAt,
  closesAt: quizOverrides.closesAt,
  timeLimitMinutes: quizOverrides.timeLimitMinutes,
  attempts: quizOverrides.attempts,
};
type Row = Omit<typeof quizOverrides.$inferSelect, 'quizId'> & { name: string };

const toOverride = ({ userId, name, opensAt, closesAt, timeLimitMinutes, attempts }: Row): QuizOverride => ({
  learner: { _id: userId, name },
  opensAt: iso(opensAt),
  closesAt: iso(closesAt),
  timeLimitMinutes,
  attempts,
});

const overridesOf = (db: Executor, quizId: string) =>
  db
    .select(columns)
    .from(quizOverrides)
    .innerJoin(users, eq(users.id, quizOverrides.userId))
    .where(eq(quizOverrides.quizId, quizId))
    .$dynamic();

/**
 * The learners with other times for a quiz, by name (spec 12.33).
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function listOverrides(
  db: Executor,
  caller: Caller,
  { quizId, cursor }: { quizId: string; cursor?: string | undefined },
) {
  const { quiz, course } = await findTaughtQuiz(db, caller, quizId);
  const page = await keyPage(
    cursor,
    {
      key: name,
      id: users.id,
      direction: 'asc',
      keyOf: (row: Row) => ({ key: row.name, id: row.userId }),
    },
    ({ where, orderBy, limit }) =>
      overridesOf(db, quizId)
        .where(and(eq(quizOverrides.quizId, quizId), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return {
    data: page.rows.map(toOverride),
    next: page.next,
    previous: page.previous,
    quiz: {
      _id: quiz.id,
      title: quiz.title,
      course: { _id: course.id, title: course.title },
      opensAt: iso(quiz.opensAt),
      closesAt: iso(quiz.closesAt),
      timeLimitMinutes: quiz.settings.timeLimitMinutes,
      attempts: quiz.settings.attempts,
    },
  };
}

type Times = BodyOf<typeof quizArrangements.setOverride>;
type Place = { id: string; userId: string };

/**
 * Gives a learner other times for a quiz. An open attempt gets its new end at once (spec 12.34).
 * @returns the message and the override
 * @throws {HttpError} 404 unless the caller manages the course and the learner is enrolled; 422 by the field
 */
export async function setOverride(
  { db, clock }: Deps<'clock'> & { db: Database },
  caller: Caller,
  { id: quizId, userId, ...typed }: Times & Place,
): Promise<{ override: QuizOverride; moved: boolean }> {
  const { quiz, course } = await findTaughtQuiz(db, caller, quizId);
  const times = {
    ...typed,
    opensAt: typed.opensAt === null ? null : new Date(typed.opensAt),
    closesAt: typed.closesAt === null ? null : new Date(typed.closesAt),
  };
  check(quiz, times);
  return db.transaction(async (tx) => {
    const learner = await enrolledLearner(tx, { userId, courseId: course.id });
    await lockTimes(tx, { userId, quizId });
    await tx
      .insert(quizOverrides)
      .values({ quizId, userId, ...times })
      .onConflictDoUpdate({ target: [quizOverrides.quizId, quizOverrides.userId], set: times });
    const moved = await updateDeadlines(tx, { userId, quizId, now: clock.now() });
    await audit({ db: tx, clock }, caller, {
      action: 'gave other quiz times to',
      target: { kind: 'person', id: userId, name: learner.name },
      detail: `“${quiz.title}” in “${course.title}”`,
    });
    return { override: toOverride({ userId, ...learner, ...times }), moved: moved > 0 };
  });
}

/** With the times for everybody in place of those that are not entered. */
function check(
  quiz: { opensAt: Date | null; closesAt: Date | null },
  { opensAt, closesAt, timeLimitMinutes, attempts }: Omit<Row, 'userId' | 'name'>,
): void {
  if (opensAt === null && closesAt === null && timeLimitMinutes === null && attempts === null)
    throw invalid({ opensAt: WORDING.nothing });
  const opens = opensAt ?? quiz.opensAt;
  const closes = closesAt ?? quiz.closesAt;
  if (opens === null || closes === null || closes > opens) return;
  if (closesAt === null) throw invalid({ closesAt: WORDING.closedBefore });
  throw invalid({ closesAt: opensAt === null ? WORDING.opensAfter : WORDING.order });
}

async function enrolledLearner(
  tx: Executor,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<{ name: string }> {
  const [learner] = await tx
    .select({ name })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.state, 'active'), eq(users.id, userId)))
    .limit(1);
  if (learner === undefined) throw notFound(WORDING.noLearner);
  return learner;
}

/**
 * The rules for everybody apply to a learner again; an open attempt ends by them.
 * @throws {HttpError} 404 unless the caller manages the course and the learner has other times
 */
export async function removeOverride(
  { db, clock }: Deps<'clock'> & { db: Database },
  caller: Caller,
  { id: quizId, userId }: Place,
): Promise<{ moved: boolean }> {
  const { quiz, course } = await findTaughtQuiz(db, caller, quizId);
  return db.transaction(async (tx) => {
    await lockTimes(tx, { userId, quizId });
    const removed = await tx
      .delete(quizOverrides)
      .where(and(eq(quizOverrides.quizId, quizId), eq(quizOverrides.userId, userId)))
      .returning({ userId: quizOverrides.userId });
    if (removed.length === 0) throw notFound('This learner has no other times for this quiz.');
    const moved = await updateDeadlines(tx, { userId, quizId, now: clock.now() });
    const [learner] = await tx.select({ name }).from(users).where(eq(users.id, userId));
    await audit({ db: tx, clock }, caller, {
      action: 'removed other quiz times of',
      target: { kind: 'person', id: userId, name: learner?.name ?? '' },
      detail: `“${quiz.title}” in “${course.title}”`,
    });
    return { moved: moved > 0 };
  });
}
