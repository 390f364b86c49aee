import type { CourseLearner, Progress } from '@digiken/contract';
import { NEEDS_HELP } from '@digiken/contract/constants';

const DAY_MS = 86_400_000;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Why a learner may need help in a course: never started, or inactive since; null once all lessons are done. */
export function helpReason(
  { enrolledAt, lastStudiedAt }: { enrolledAt: Date; lastStudiedAt: Date | null },
  { done, total }: Pick<Progress, 'done' | 'total'>,
  now: Date,
): CourseLearner['needsHelp'] {
  if (done === total) return null;
  if (lastStudiedAt === null) {
    return enrolledAt < daysBefore(now, NEEDS_HELP.neverStartedAfterDays) ? 'never-started' : null;
  }
  return lastStudiedAt < daysBefore(now, NEEDS_HELP.quietAfterDays) ? 'quiet' : null;
}
