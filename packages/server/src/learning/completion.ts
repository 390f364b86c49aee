import type { Executor } from '../platform/database';
import { enqueue } from '../platform/jobs';

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
export async function noteCompleted(
  tx: Executor,
  { partId, at, ...payload }: CompletedPart & { partId: string; at: Date },
): Promise<void> {
  const key = `${payload.userId}:${payload.courseId}:${partId}`;
  await enqueue(tx, { kind: COMPLETION_JOB, key, payload: { ...payload, partId }, runAt: at });
}
