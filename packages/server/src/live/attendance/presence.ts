import { LIVE_TIMES } from '@digiken/contract/constants';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { newId } from '../../platform/ids';
import { liveAttendance } from '../tables';

interface Present {
  classId: string;
  userId: string;
  now: Date;
}

/**
 * Notes that a person is in the room now. A silence for which the seat is kept counts as presence; after a longer one a
 * new time begins, so the minutes are those between heartbeats (spec 13.77).
 */
export async function notePresence(db: Executor, { classId, userId, now }: Present): Promise<void> {
  const kept = new Date(now.getTime() - LIVE_TIMES.seatKept);
  const extended = await db
    .update(liveAttendance)
    .set({ untilAt: sql`greatest(${liveAttendance.untilAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(liveAttendance.classId, classId),
        eq(liveAttendance.userId, userId),
        eq(liveAttendance.opened, false),
        gte(liveAttendance.untilAt, kept),
      ),
    )
    .returning({ id: liveAttendance.id });
  if (extended.length === 0)
    await db
      .insert(liveAttendance)
      .values({ id: newId(), classId, userId, fromAt: now, untilAt: now, opened: false });
}

/** Notes that a person opened the link to another service. */
export async function noteOpened(db: Executor, { classId, userId, now }: Present): Promise<void> {
  const again = await db
    .update(liveAttendance)
    .set({ untilAt: now })
    .where(
      and(
        eq(liveAttendance.classId, classId),
        eq(liveAttendance.userId, userId),
        eq(liveAttendance.opened, true),
      ),
    )
    .returning({ id: liveAttendance.id });
  if (again.length === 0)
    await db
      .insert(liveAttendance)
      .values({ id: newId(), classId, userId, fromAt: now, untilAt: now, opened: true });
}
