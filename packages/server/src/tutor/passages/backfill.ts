import { enqueue, type Handler } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { outdatedLessons, writePassages } from './write';

const KIND = 'tutor.passages';
/** Lessons per transaction: short, so that their authors do not wait. */
const AT_ONCE = 10;
/** Well below the lease of a job; milliseconds. */
const MOST_MS = 20_000;

/** Has texts without passages cut, e.g. those that are older than this feature. Call it at each start: safe to repeat. */
export async function requestPassages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await enqueue(db, { kind: KIND, key: 'all', runAt: clock.now() });
}

export function passageJobs({ db, clock }: Pick<Services, 'db' | 'clock'>): Record<string, Handler> {
  return {
    [KIND]: async () => {
      const started = performance.now();
      let after = '';
      while (performance.now() - started < MOST_MS) {
        const found = await outdatedLessons(db, { after, limit: AT_ONCE });
        if (found.length === 0) return;
        await db.transaction((tx) => writePassages(tx, found));
        after = found.at(-1) ?? after;
      }
      return clock.now();
    },
  };
}
