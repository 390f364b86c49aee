import { and, eq, inArray, sql } from 'drizzle-orm';
import { courses, lessons, units } from '../../courses';
import { notifyUser } from '../../notifications';
import type { Executor } from '../../platform/database';
import { enqueue, enqueueAll } from '../../platform/jobs';
import type { Deps } from '../../platform/services';
import { reviewOf } from '../attempts/rules';
import { quizAttempts, quizOverrides, quizzes } from '../tables';

export const MARK_JOB = 'quiz-mark-notice';

/**
 * Tells learners that the marks of their attempts were given or have changed, but not before they may see them
 * (spec 13.42): then a job tells them. Call it in the transaction that writes the marks.
 * @returns when to look again, for one attempt whose result opens later
 */
export async function noteMarks(
  deps: Deps<'clock'>,
  attemptIds: readonly string[],
): Promise<Map<string, Date>> {
  const now = deps.clock.now();
  const later = new Map<string, Date>();
  for (const { id, userId, quiz, course, closesAt } of await findMarked(deps.db, attemptIds)) {
    const review = reviewOf(quiz.settings, closesAt ?? quiz.closesAt, now);
    if (review.open) {
      const subject = { type: 'mark', quiz: { _id: quiz.id, name: quiz.title }, course } as const;
      await notifyUser(deps, { userId, subject, event: id });
    } else if (review.opensAt !== null) {
      later.set(id, review.opensAt);
      await enqueue(deps.db, { kind: MARK_JOB, key: id, runAt: review.opensAt });
    }
  }
  return later;
}

/** The same for the marks of many learners, by a job for each. */
export const noteMarksLater = (tx: Executor, attemptIds: readonly string[], at: Date): Promise<void> =>
  enqueueAll(
    tx,
    attemptIds.map((key) => ({ kind: MARK_JOB, key, runAt: at })),
  );

/** Attempts with a score, at quizzes that still exist. `closesAt` is the learner's own; null: as for everybody. */
const findMarked = (db: Executor, ids: readonly string[]) =>
  db
    .select({
      id: quizAttempts.id,
      userId: quizAttempts.userId,
      quiz: quizzes,
      course: courses.title,
      closesAt: quizOverrides.closesAt,
    })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, eq(units.id, sql`coalesce(${lessons.unitId}, ${quizzes.unitId})`))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .leftJoin(
      quizOverrides,
      and(eq(quizOverrides.quizId, quizzes.id), eq(quizOverrides.userId, quizAttempts.userId)),
    )
    .where(and(inArray(quizAttempts.id, [...ids]), eq(quizAttempts.state, 'complete')));
