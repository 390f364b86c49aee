import { isStagedId } from '../../courses';
import type { Executor } from '../../platform/database';
import { newId } from '../../platform/ids';
import { enqueue, type Handler } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { cutPassages } from './write';

const KIND = 'tutor.passages';

/** Has texts without passages cut, e.g. those that are older than this feature. Call it at each start: safe to repeat. */
export async function requestPassages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await enqueue(db, { kind: KIND, key: 'all', runAt: clock.now() });
}

/**
 * Has the texts of a course cut into passages after the transaction that wrote them (spec 16.30). Call it in that
 * transaction. A staged copy has no passages.
 */
export async function requestCoursePassages(
  tx: Executor,
  { courseId, at }: { courseId: string; at: Date },
): Promise<void> {
  if (isStagedId(courseId)) return;
  // A job that runs already may have passed a text that is written now, so each request is a job of its own.
  await enqueue(tx, { kind: KIND, key: `${courseId}:${newId()}`, payload: { courseId }, runAt: at });
}

export function passageJobs({ db }: Pick<Services, 'db'>): Record<string, Handler> {
  return {
    [KIND]: ({ payload: { courseId } }) =>
      cutPassages(db, typeof courseId === 'string' ? courseId : undefined),
  };
}
