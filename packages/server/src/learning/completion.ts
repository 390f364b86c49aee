import type { Executor } from '../platform/database';
import { enqueueAll } from '../platform/jobs';

/** Looks whether a learner has completed a course. Its payload is {@link CompletionPayload}. */
export const COMPLETION_JOB = 'course-completion';

export interface CompletedPart {
  userId: string;
  courseId: string;
}

/** The job's payload. */
export interface CompletionPayload extends CompletedPart {
  /** The lesson or attempt that was completed. */
  partId: string;
}

/**
 * Has it checked, soon, whether the course is complete now. Call it in the transaction that completes a part.
 * @param partId the lesson or attempt: each part has a job of its own, because one that runs already may have read
 *   what was complete before
 */
export const noteCompleted = (
  tx: Executor,
  { at, ...part }: CompletionPayload & { at: Date },
): Promise<void> => noteAllCompleted(tx, [part], at);

/** The same for the parts of many learners. */
export const noteAllCompleted = (
  tx: Executor,
  parts: readonly CompletionPayload[],
  at: Date,
): Promise<void> =>
  enqueueAll(
    tx,
    parts.map(({ userId, courseId, partId }) => ({
      kind: COMPLETION_JOB,
      key: `${userId}:${courseId}:${partId}`,
      payload: { userId, courseId, partId },
      runAt: at,
    })),
  );
