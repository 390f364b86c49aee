import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isComplete, standingsOf } from '../../certificates';
import { lessonProgress } from '../../learning';
import type { Executor } from '../../platform/database';
import { countedShare, quizAttempts, quizzes } from '../../quizzes';
import type { Target } from '../tables';

/** Grades are hundredths of it: the points of a quiz change with its questions, a column does not. */
export const SCORE_MAXIMUM = 100;

/** A grade as Assignment and Grade Services send it, without person and time. */
export interface Score {
  scoreGiven?: number;
  scoreMaximum?: number;
  activityProgress: 'InProgress' | 'Submitted' | 'Completed';
  gradingProgress: 'FullyGraded' | 'PendingManual' | 'NotReady';
}

const graded = (share: number, activityProgress: Score['activityProgress'] = 'Completed'): Score => ({
  scoreGiven: Math.round(share * SCORE_MAXIMUM * 100) / 100,
  scoreMaximum: SCORE_MAXIMUM,
  ...{ activityProgress, gradingProgress: 'FullyGraded' },
});

/**
 * What a person has reached in a target now (spec 14.291): of a quiz the score that counts by its rule, of a lesson that
 * it is done, of a course the share of lessons and required quizzes.
 * @returns undefined if there is nothing to tell yet, or the target is no more
 */
export async function scoreOf(
  db: Executor,
  { userId, target: { kind, id } }: { userId: string; target: Target },
): Promise<Score | undefined> {
  if (kind === 'quiz') return ofQuiz(db, userId, id);
  if (kind === 'lesson') {
    const done = await db.$count(
      lessonProgress,
      and(
        eq(lessonProgress.userId, userId),
        eq(lessonProgress.lessonId, id),
        isNotNull(lessonProgress.doneAt),
      ),
    );
    return done > 0 ? graded(1) : undefined;
  }
  const [standing] = await standingsOf(db, userId, [id]);
  if (!standing) return undefined;
  const done = standing.lessonsDone + standing.quizzesPassed;
  const all = standing.lessons + standing.quizzes;
  if (done === 0 || all === 0) return undefined;
  return graded(done / all, isComplete(standing) ? 'Completed' : 'InProgress');
}

async function ofQuiz(db: Executor, userId: string, quizId: string): Promise<Score | undefined> {
  const [quiz] = await db.select({ settings: quizzes.settings }).from(quizzes).where(eq(quizzes.id, quizId));
  if (!quiz) return undefined;
  const attempts = await db
    .select({ state: quizAttempts.state, score: quizAttempts.score, points: quizAttempts.points })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.quizId, quizId), eq(quizAttempts.userId, userId)))
    .orderBy(asc(quizAttempts.number));
  const complete = attempts.filter(({ state }) => state === 'complete');
  const share = countedShare(quiz.settings.grading, complete);
  if (share === null)
    return attempts.some(({ state }) => state === 'review')
      ? { activityProgress: 'Submitted', gradingProgress: 'PendingManual' }
      : undefined;
  // Learners may not see this score here, so it is not shown in another gradebook either.
  if (quiz.settings.review === 'never') return { activityProgress: 'Completed', gradingProgress: 'NotReady' };
  return graded(share);
}
