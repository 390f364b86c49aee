import { and, eq } from 'drizzle-orm';
import { enrolments } from '../enrolment';
import { liveAttendance, liveClasses, momentOf } from '../live';
import type { Executor } from '../platform/database';
import { written } from '../platform/language';
import { newId } from '../platform/ids';
import { ago, dateOf } from './days';
import { courseOf } from './find';

const MINUTE = 60_000;
const TIME_ZONE = 'Africa/Nairobi';
/** A class that is on has begun so long ago, and goes on for the rest of its minutes. */
const BEGAN_MINUTES_AGO = 15;

interface DemoClass {
  folder: string;
  title: string;
  description: string;
  /** Days from today. */
  days: number;
  /** In Nairobi, e.g. `18:00`; absent: it is on when the demo is loaded. */
  time?: string;
  minutes: number;
}

const CLASSES: readonly DemoClass[] = [
  {
    folder: 'kitchen-garden',
    title: 'Questions about light and soil',
    description: 'Bring a photo of the place where you want to grow.',
    ...{ days: -5, time: '18:00', minutes: 45 },
  },
  {
    folder: 'first-aid',
    title: 'Burns in the kitchen',
    description: 'We go through the first ten minutes, step by step.',
    ...{ days: -1, time: '17:30', minutes: 60 },
  },
  {
    folder: 'first-aid',
    title: 'Practise the recovery position',
    description: 'Have a blanket and, if you can, a second person beside you.',
    ...{ days: 0, minutes: 120 },
  },
  {
    folder: 'kitchen-garden',
    title: 'Sow together',
    description: 'Have a sack, soil and seeds ready. We sow at the same time.',
    ...{ days: 2, time: '18:00', minutes: 45 },
  },
  {
    folder: 'beekeeping',
    title: 'What your combs say',
    description: 'Send a photo of a comb the day before. We read three of them together.',
    ...{ days: 7, time: '19:00', minutes: 60 },
  },
];

/**
 * Adds classes that are over, with their attendance, one that is on and some that are to come. Does nothing if there are
 * classes. Call it in a transaction.
 */
export async function addLive(tx: Executor, now: Date): Promise<void> {
  if ((await tx.$count(liveClasses)) > 0) return;
  for (const { folder, title, description, days, time, minutes } of CLASSES) {
    const { id: courseId, ownerId } = await courseOf(tx, folder);
    if (ownerId === null) throw new Error(`The demo course ${folder} has no instructor.`);
    const startsLocal =
      time === undefined ? timeOf(now, BEGAN_MINUTES_AGO) : `${dateOf(ago(now, -days))}T${time}`;
    const startsAt = momentOf(startsLocal, TIME_ZONE);
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE);
    const over = endsAt < now;
    const id = newId();
    await tx.insert(liveClasses).values({
      ...written({ title, description }),
      ...{ id, courseId, hostId: ownerId, startsAt, endsAt, startsLocal, timeZone: TIME_ZONE, minutes },
      ...{ waitingRoom: false, recorded: false, createdAt: ago(now, 9) },
      ...(startsAt < now && { remindedDayAt: startsAt, remindedSoonAt: startsAt }),
      ...(over && { openedAt: startsAt, liveAt: startsAt, endedAt: endsAt }),
    });
    if (!over) continue;
    const learners = await tx
      .select({ userId: enrolments.userId })
      .from(enrolments)
      .where(and(eq(enrolments.courseId, courseId), eq(enrolments.state, 'active')))
      .orderBy(enrolments.createdAt);
    // The host from the beginning, each learner a little later.
    await tx.insert(liveAttendance).values(
      [ownerId, ...learners.map(({ userId }) => userId)].map((userId, index) => ({
        ...{ classId: id, userId, opened: false, untilAt: endsAt },
        fromAt: new Date(startsAt.getTime() + Math.min(index * 4, minutes - 5) * MINUTE),
      })),
    );
  }
}

/** The local time some minutes ago, rounded down to a multiple of five, e.g. `2026-03-04T11:45`. */
function timeOf(now: Date, minutesAgo: number): string {
  const at = new Date(Math.floor((now.getTime() - minutesAgo * MINUTE) / (5 * MINUTE)) * 5 * MINUTE);
  const clock = at.toLocaleTimeString('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
  return `${dateOf(at)}T${clock}`;
}
