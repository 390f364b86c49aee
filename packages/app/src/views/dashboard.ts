import type { CertificateProgress, QuizSummary } from '@digiken/contract';
import type { DueItem } from '@digiken/learning/due-list';
import { quizPath } from './quizzes';

const MOST_DUE = 3;
/** A certificate is near with at most so many lessons and quizzes to do. */
const NEAR = 5;

/**
 * What closes next, the soonest first (spec 12.116).
 * @param now milliseconds since the epoch: what has closed, or is not open yet, is left out
 */
export function dueItems(quizzes: readonly QuizSummary[], now: number): DueItem[] {
  return quizzes
    .flatMap((quiz): DueItem[] => {
      const { closesAt, opensAt, progress } = quiz;
      const open = opensAt === null || Date.parse(opensAt) <= now;
      if (!open || closesAt === null || Date.parse(closesAt) <= now || progress === 'done') return [];
      return [
        {
          id: quiz._id,
          title: quiz.title,
          course: quiz.course.name,
          dueAt: closesAt,
          href: quizPath(quiz._id),
          state: progress,
        },
      ];
    })
    .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))
    .slice(0, MOST_DUE);
}

/** The certificate with the least to do, if it is near and its course has been begun (spec 12.118). */
export function nearestCertificate(
  progress: readonly CertificateProgress[],
): CertificateProgress | undefined {
  const left = (one: CertificateProgress) => one.lessons - one.lessonsDone + one.quizzes - one.quizzesPassed;
  return progress
    .filter((one) => one.lessonsDone > 0 && left(one) > 0 && left(one) <= NEAR)
    .toSorted((a, b) => left(a) - left(b))[0];
}
