import type { AuthoredUnit, authoring, BodyOf, curriculum } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { and, count, eq, max, sql } from 'drizzle-orm';
import { lessons, publicId, units } from '../courses';
import { enrolments, enrolmentUnits } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import { users } from '../users';
import { changeCourse, type Edit, mustOwnFields, ownUnit, stagesEdits } from './access';
import { unchangedOrder } from './curriculum/order';
import { inOrder } from './order';
import { minorCorrection } from './minor-corrections';
import { loadOverview } from './overview';
import { hasStagedChanges } from './staging/read';
import { WORDING } from './wording';

type Store = Pick<Services, 'db' | 'clock'>;

export async function readUnit(db: Executor, caller: Caller, unitId: string): Promise<AuthoredUnit> {
  const { course, unit: row } = await ownUnit(db, caller, unitId);
  const [unit] = await loadOverview(db, { which: eq(units.id, row.id), userId: caller.id });
  if (unit === undefined) throw notFound(WORDING.noUnit);
  const { id, position, title, summary, price, topics } = unit;
  return {
    _id: publicId(id),
    position,
    title,
    summary,
    price,
    requiresQuizzes: row.requiresQuizzes,
    version: row.version,
    publishing: {
      staged: await stagesEdits(db, caller, course),
      pending: await hasStagedChanges(db, { course, item: { unitId: publicId(id) } }),
    },
    course: { _id: course.publicId, title: course.title, state: course.live.state },
    topics: topics.map(({ id: topicId, missingAlt: _count, ...topic }) => ({
      _id: publicId(topicId),
      ...topic,
    })),
  };
}

export async function createUnit(
  services: Store,
  caller: Caller,
  { courseId, title }: { courseId: string; title: string },
): Promise<string> {
  return changeCourse(
    services,
    caller,
    { courseId, action: 'added a unit to' },
    async (tx, course, rowId) => {
      const [existing] = await tx
        .select({ count: count(), last: max(units.position) })
        .from(units)
        .where(eq(units.courseId, course.id));
      if ((existing?.count ?? 0) >= LIMITS.unitsPerCourse) throw conflict(WORDING.tooManyUnits);
      const id = newId();
      const position = (existing?.last ?? 0) + 1;
      await tx.insert(units).values({ id: rowId(id), courseId: course.id, position, title, summary: '' });
      return id;
    },
  );
}

/** @throws {HttpError} 409 if the outline changed since `revision`, and unless `ids` are exactly the course's units */
export async function orderUnits(
  services: Store,
  caller: Caller,
  { courseId, ids, revision }: BodyOf<typeof curriculum.orderUnits> & { courseId: string },
): Promise<void> {
  await changeCourse(
    services,
    caller,
    { courseId, action: 'reordered the units of' },
    async (tx, course, rowId) => {
      const order = await unchangedOrder(tx, course.id, revision);
      const existing = order.map(({ unit }) => ({ id: rowId(unit) }));
      await tx
        .update(units)
        .set({ position: inOrder(existing, ids.map(rowId), units.id) })
        .where(eq(units.courseId, course.id));
    },
  );
}

/**
 * @throws {HttpError} 409 if the unit was saved since `version` was read; nothing is written
 * @throws {HttpError} as {@link minorCorrection} when it is one
 */
export async function updateUnit(
  services: Store,
  caller: Caller,
  { unitId, version, minor = false, ...fields }: BodyOf<typeof authoring.updateUnit> & { unitId: string },
): Promise<void> {
  const { course } = await ownUnit(services.db, caller, unitId);
  const write: Edit<void> = async (tx, target, rowId) => {
    await mustOwnFields(tx, caller, target, { of: 'unit', id: rowId(unitId), edit: fields });
    const saved = await tx
      .update(units)
      .set({ ...fields, version: sql`${units.version} + 1` })
      .where(and(eq(units.id, rowId(unitId)), eq(units.version, version)))
      .returning({ id: units.id });
    if (saved.length === 0) throw conflict(WORDING.unitSavedMeanwhile);
  };
  await (minor
    ? minorCorrection(services, caller, { course, corrected: { item: 'unit', id: publicId(unitId) } }, write)
    : changeCourse(services, caller, { courseId: course.publicId, action: 'edited a unit of' }, write));
}

/** @throws {HttpError} 409 if a learner is enrolled in the unit or has studied in it */
export async function removeUnit(services: Store, caller: Caller, unitId: string): Promise<void> {
  const { course } = await ownUnit(services.db, caller, unitId);
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'removed a unit of' },
    async (tx, { publicId: courseId }, rowId) => {
      // Learners belong to the published unit, not to its staged copy.
      const live = publicId(unitId);
      // An enrolment in progress holds a shared lock on this row: wait for it before the check.
      await tx.select({ id: units.id }).from(units).where(eq(units.id, live)).for('update');
      const [held] = await tx
        .select({ id: enrolments.id })
        .from(enrolments)
        .leftJoin(
          enrolmentUnits,
          and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, live)),
        )
        .where(
          and(
            eq(enrolments.courseId, courseId),
            sql`(${enrolments.whole} or ${enrolmentUnits.unitId} is not null)`,
          ),
        )
        .limit(1);
      const [studied] = await tx
        .select({ id: lessons.id })
        .from(lessons)
        .innerJoin(lessonProgress, eq(lessonProgress.lessonId, lessons.id))
        .innerJoin(users, eq(users.id, lessonProgress.userId))
        .where(and(eq(lessons.unitId, live), eq(users.role, 'user')))
        .limit(1);
      if (held !== undefined || studied !== undefined) throw conflict(WORDING.unitHeld);
      await tx.delete(units).where(eq(units.id, rowId(unitId)));
    },
  );
}
