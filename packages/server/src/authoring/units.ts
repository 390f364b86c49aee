import type { AuthoredUnit, authoring, BodyOf } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import { lessons, refreshTotals, units } from '../courses';
import { enrolments, enrolmentUnits } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import { users } from '../users';
import { changeCourse, ownUnit } from './access';
import { inOrder } from './order';
import { loadOverview } from './overview';
import { WORDING } from './wording';

type Store = Pick<Services, 'db' | 'clock'>;

export async function readUnit(db: Executor, caller: Caller, unitId: string): Promise<AuthoredUnit> {
  const { course } = await ownUnit(db, caller, unitId);
  const [unit] = await loadOverview(db, eq(units.id, unitId), caller.id);
  if (unit === undefined) throw notFound(WORDING.noUnit);
  const { id, position, title, summary, price, topics } = unit;
  return {
    _id: id,
    position,
    title,
    summary,
    price,
    course: { _id: course.id, title: course.title, state: course.state },
    topics: topics.map(({ id: topicId, missingAlt: _count, ...topic }) => ({ _id: topicId, ...topic })),
  };
}

export async function createUnit(
  services: Store,
  caller: Caller,
  courseId: string,
  title: string,
): Promise<string> {
  return changeCourse(services, caller, courseId, 'added a unit to', async (tx) => {
    const [there] = await tx
      .select({ count: count(), last: max(units.position) })
      .from(units)
      .where(eq(units.courseId, courseId));
    if ((there?.count ?? 0) >= LIMITS.unitsPerCourse) throw conflict(WORDING.tooManyUnits);
    const id = newId();
    await tx.insert(units).values({ id, courseId, position: (there?.last ?? 0) + 1, title, summary: '' });
    await refreshTotals(tx, courseId);
    return id;
  });
}

/** @throws {HttpError} 409 unless `ids` are exactly the course's units */
export async function orderUnits(
  services: Store,
  caller: Caller,
  courseId: string,
  ids: readonly string[],
): Promise<void> {
  await changeCourse(services, caller, courseId, 'reordered the units of', async (tx) => {
    const there = await tx
      .select({ id: units.id })
      .from(units)
      .where(eq(units.courseId, courseId))
      .orderBy(asc(units.id));
    await tx
      .update(units)
      .set({ position: inOrder(there, ids, units.id) })
      .where(eq(units.courseId, courseId));
  });
}

export async function updateUnit(
  services: Store,
  caller: Caller,
  unitId: string,
  fields: BodyOf<typeof authoring.updateUnit>,
): Promise<void> {
  const { course } = await ownUnit(services.db, caller, unitId);
  await changeCourse(services, caller, course.id, 'edited a unit of', async (tx) => {
    await tx.update(units).set(fields).where(eq(units.id, unitId));
    await refreshTotals(tx, course.id);
  });
}

/** @throws {HttpError} 409 once a learner holds the unit, or studied in it */
export async function removeUnit(services: Store, caller: Caller, unitId: string): Promise<void> {
  const { course } = await ownUnit(services.db, caller, unitId);
  await changeCourse(services, caller, course.id, 'removed a unit of', async (tx) => {
    // Whoever enrols right now holds a share of this row: wait for them, then look.
    await tx.select({ id: units.id }).from(units).where(eq(units.id, unitId)).for('update');
    const [held] = await tx
      .select({ id: enrolments.id })
      .from(enrolments)
      .leftJoin(
        enrolmentUnits,
        and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, unitId)),
      )
      .where(
        and(
          eq(enrolments.courseId, course.id),
          sql`(${enrolments.whole} or ${enrolmentUnits.unitId} is not null)`,
        ),
      )
      .limit(1);
    const [studied] = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(lessonProgress, eq(lessonProgress.lessonId, lessons.id))
      .innerJoin(users, eq(users.id, lessonProgress.userId))
      .where(and(eq(lessons.unitId, unitId), eq(users.role, 'user')))
      .limit(1);
    if (held !== undefined || studied !== undefined) throw conflict(WORDING.unitHeld);
    await tx.delete(units).where(eq(units.id, unitId));
    await refreshTotals(tx, course.id);
  });
}
