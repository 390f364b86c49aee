import { enqueue, type Handler } from '../../platform/jobs';
import type { Deps, Services } from '../../platform/services';
import { remindOfDue } from './due';
import { MARK_JOB, noteMarks } from './marks';

const DUE_JOB = 'quiz-due-notice';
const DUE_EVERY_MS = 15 * 60_000;

/** What learners are told later: results that open after a quiz, and quizzes that close soon. */
export function quizNoticeJobs(services: Pick<Services, 'db' | 'clock'>): Record<string, Handler> {
  const { db, clock } = services;
  return {
    [MARK_JOB]: async ({ key }) =>
      db.transaction(async (tx) => (await noteMarks({ db: tx, clock }, [key])).get(key)),
    [DUE_JOB]: async () => {
      await remindOfDue(services);
      return new Date(clock.now().getTime() + DUE_EVERY_MS);
    },
  };
}

/** Makes sure that the regular job is waiting. Safe to repeat, and in several processes. */
export async function scheduleQuizNotices({ db, clock }: Deps<'clock'>): Promise<void> {
  await enqueue(db, { kind: DUE_JOB, key: 'regular', runAt: clock.now() });
}
