import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { enqueue, type Handler } from '../../platform/jobs';
import type { Deps, Services } from '../../platform/services';
import { liveClasses } from '../tables';
import { announce } from './announce';

const REMINDER_JOB = 'live-reminder';
const EVERY_MS = 60_000;
/** Reminders before a class, the earlier one first; milliseconds. */
const DAY_BEFORE = 86_400_000;
const SOON_BEFORE = 15 * 60_000;
/** Classes of one run and reminder. */
const BATCH = 50;

type Parts = Pick<Services, 'clock'> & { db: Database };

/**
 * Reminds of classes 24 hours and 15 minutes before they start, each once for each time that a class was planned for
 * (spec 13.64).
 */
export async function remindOfClasses({ db, clock }: Parts): Promise<void> {
  const now = clock.now();
  // Within 15 minutes the later reminder says it all.
  for (const { name, from, until, column } of [
    { name: 'soon', from: 0, until: SOON_BEFORE, column: 'remindedSoonAt' },
    { name: 'day', from: SOON_BEFORE, until: DAY_BEFORE, column: 'remindedDayAt' },
  ] as const) {
    await db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(liveClasses)
        .where(
          and(
            isNull(liveClasses.cancelledAt),
            isNull(liveClasses.endedAt),
            isNull(liveClasses[column]),
            between(now, from, until),
          ),
        )
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (due.length === 0) return;
      for (const row of due) {
        const event = `${name} ${row.startsAt.toISOString()}`;
        await announce({ db: tx, clock }, { row, outcome: 'reminder', except: null, event });
      }
      await tx
        .update(liveClasses)
        .set({ [column]: now })
        .where(
          inArray(
            liveClasses.id,
            due.map(({ id }) => id),
          ),
        );
    });
  }
}

function between(now: Date, from: number, until: number): SQL {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return sql`${liveClasses.startsAt} > ${at(from)}::timestamptz and ${liveClasses.startsAt} <= ${at(until)}::timestamptz`;
}

export function liveJobs(services: Parts): Record<string, Handler> {
  return {
    [REMINDER_JOB]: async () => {
      await remindOfClasses(services);
      return new Date(services.clock.now().getTime() + EVERY_MS);
    },
  };
}

/** Makes sure that the regular job is waiting. Safe to repeat, and in several processes. */
export async function scheduleLiveReminders({ db, clock }: Deps<'clock'>): Promise<void> {
  await enqueue(db, { kind: REMINDER_JOB, key: 'regular', runAt: clock.now() });
}
