import { asc, eq } from 'drizzle-orm';
import { countLearner, courses, lessons, units } from '../courses';
import { enrolments, enrolmentUnits, noteStudied } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import type { DemoCourse } from './content';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** Enrols a user in a demo course, with some progress. */
export async function enrolDemoLearner(
  tx: Executor,
  {
    now,
    userId,
    courseId,
    learner,
  }: { now: Date; userId: string; courseId: string; learner: NonNullable<DemoCourse['learner']> },
): Promise<void> {
  const whole = learner.units === 'all';
  const [course] = await tx
    .select({ ownerId: courses.ownerId })
    .from(courses)
    .where(eq(courses.id, courseId));
  const rows = await tx
    .select({ unitId: units.id, path: units.sourcePath, lessonId: lessons.id })
    .from(units)
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position));
  const held = rows.filter((row) => learner.units === 'all' || learner.units.includes(row.path ?? ''));
  const [enrolment] = await tx
    .insert(enrolments)
    .values({ userId, courseId, whole, teacherId: course?.ownerId, createdAt: ago(now, learner.daysAgo) })
    .onConflictDoNothing()
    .returning({ id: enrolments.id });
  if (enrolment === undefined) return;
  const unitIds = [...new Set(held.map((row) => row.unitId))];
  await tx
    .insert(enrolmentUnits)
    .values(unitIds.map((unitId) => ({ enrolmentId: enrolment.id, unitId, pricePaid: 0 })));
  const studied = held.slice(0, learner.done + 1).map(({ lessonId }, index) => {
    // One lesson per day since the enrolment; the last one is half read.
    const lastOpenedAt = new Date(ago(now, Math.max(learner.daysAgo - index, 0)).getTime() + 20 * MINUTE);
    const done = index < learner.done;
    return { userId, lessonId, lastOpenedAt, doneAt: done ? lastOpenedAt : null, scroll: done ? 1 : 0.4 };
  });
  await tx.insert(lessonProgress).values(studied);
  const last = studied.at(-1);
  if (last) await noteStudied(tx, { userId, courseId, at: last.lastOpenedAt });
  await countLearner(tx, { courseId, change: 1 });
}
