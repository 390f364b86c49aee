import { lt, sql } from 'drizzle-orm';
import { enqueue, type Handler } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { readTutorSettings } from '../admin/settings';
import { dayOf } from '../answers/days';
import { tutorConversations, tutorPersonDays } from '../tables';

const KIND = 'tutor.delete-old';
const DAY_MS = 86_400_000;

/** Has old conversations deleted every day. Call it at each start: safe to repeat. */
export async function scheduleTutorDeletion({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await enqueue(db, { kind: KIND, key: 'all', runAt: clock.now() });
}

/** Conversations without a question in the retention period are deleted, with their flags (spec 13.24). */
export function tutorJobs({ db, clock }: Pick<Services, 'db' | 'clock'>): Record<string, Handler> {
  return {
    [KIND]: async () => {
      const now = clock.now();
      const { retentionDays } = await readTutorSettings(db);
      const before = new Date(now.getTime() - retentionDays * DAY_MS);
      await db.delete(tutorConversations).where(lt(tutorConversations.updatedAt, before));
      await db.delete(tutorPersonDays).where(sql`${tutorPersonDays.day} < ${dayOf(before)}`);
      return new Date(now.getTime() + DAY_MS);
    },
  };
}
