import { and, eq } from 'drizzle-orm';
import { courses } from '../courses';
import { enrolments } from '../enrolment';
import { liveAttendance, liveClasses, momentOf } from '../live';
import type { Executor } from '../platform/database';
import { written } from '../platform/language';
import { newId } from '../platform/ids';
import { DEMO_LIVE } from './community-content';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Adds a class of a demo course that is over, with its attendance, and one that is to come. Does nothing if the course
 * has one already. Call it in a transaction.
 */
export async function addDemoLive(tx: Executor, now: Date): Promise<void> {
  const { folder, past, upcoming, timeZone, minutes } = DEMO_LIVE;
  const [course] = await tx
    .select({ id: courses.id, ownerId: courses.ownerId })
    .from(courses)
    .where(eq(courses.sourceKey, `demo:${folder}`));
  if (!course?.ownerId) return;
  const known = await tx
    .select({ id: liveClasses.id })
    .from(liveClasses)
    .where(eq(liveClasses.courseId, course.id))
    .limit(1);
  if (known.length > 0) return;
  const { id: courseId, ownerId: hostId } = course;
  for (const { title, description, days, time } of [past, upcoming]) {
    const id = newId();
    const startsLocal = `${new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)}T${time}`;
    const startsAt = momentOf(startsLocal, timeZone);
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE);
    const over = endsAt < now;
    await tx.insert(liveClasses).values({
      ...written({ title, description }),
      ...{ id, courseId, hostId, startsAt, endsAt, startsLocal, timeZone, minutes },
      ...{ waitingRoom: false, recorded: false, createdAt: new Date(now.getTime() - 9 * DAY) },
      ...(over && {
        openedAt: startsAt,
        liveAt: startsAt,
        endedAt: endsAt,
        remindedDayAt: startsAt,
        remindedSoonAt: startsAt,
      }),
    });
    if (!over) continue;
    const learners = await tx
      .select({ userId: enrolments.userId })
      .from(enrolments)
      .where(and(eq(enrolments.courseId, courseId), eq(enrolments.state, 'active')))
      .orderBy(enrolments.createdAt);
    // The host from the beginning, each learner a little later.
    await tx.insert(liveAttendance).values(
      [hostId, ...learners.map(({ userId }) => userId)].map((userId, index) => ({
        ...{ classId: id, userId, opened: false, untilAt: endsAt },
        fromAt: new Date(startsAt.getTime() + Math.min(index * 4, minutes - 5) * MINUTE),
      })),
    );
  }
}
