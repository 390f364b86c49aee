import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { courses, isAdministrator, lessons, managesCourse, units } from '../courses';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { WORDING } from './wording';

const courseColumns = {
  id: courses.id,
  title: courses.title,
  state: courses.state,
  ownerId: courses.ownerId,
  languages: courses.languages,
};

export type OwnCourse = Pick<typeof courses.$inferSelect, keyof typeof courseColumns>;

/** @throws {HttpError} 404 for a course that is not there or is another person's */
export async function ownCourse(db: Executor, caller: Caller, id: string): Promise<OwnCourse> {
  const [course] = await db.select(courseColumns).from(courses).where(eq(courses.id, id));
  return allowed(course, caller, WORDING.noCourse);
}

/** @throws {HttpError} 404 as {@link ownCourse} */
export async function ownUnit(db: Executor, caller: Caller, unitId: string) {
  const [row] = await db
    .select({ unit: units, course: courseColumns })
    .from(units)
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(eq(units.id, unitId));
  allowed(row?.course, caller, WORDING.noUnit);
  return row as NonNullable<typeof row>;
}

/** @throws {HttpError} 404 as {@link ownCourse} */
export async function ownTopic(db: Executor, caller: Caller, topicId: string) {
  const [row] = await db
    .select({ topic: lessons, unit: { id: units.id, title: units.title }, course: courseColumns })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(eq(lessons.id, topicId));
  allowed(row?.course, caller, WORDING.noTopic);
  return row as NonNullable<typeof row>;
}

function allowed(course: OwnCourse | undefined, caller: Caller, otherwise: string): OwnCourse {
  if (course === undefined || !managesCourse(caller, course)) throw notFound(otherwise);
  return course;
}

/**
 * One change of a course by somebody who may write it, in a transaction that holds the course's row: changes
 * of one course happen one after the other. What an administrator does is written into the audit log.
 * @param act the sentence's verb for the log, e.g. "removed a unit of"
 */
export async function changeCourse<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  courseId: string,
  act: string,
  work: (tx: Executor, course: OwnCourse) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select(courseColumns).from(courses).where(eq(courses.id, courseId)).for('update');
    const course = allowed(row, caller, WORDING.noCourse);
    const result = await work(tx, course);
    await tx.update(courses).set({ updatedAt: clock.now() }).where(eq(courses.id, courseId));
    if (isAdministrator(caller)) {
      await audit({ db: tx, clock }, caller, {
        action: act,
        target: { kind: 'course', id: courseId, name: course.title },
      });
    }
    return result;
  });
}
