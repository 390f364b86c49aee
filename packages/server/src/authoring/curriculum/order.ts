import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { lessons, publicId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { conflict } from '../../platform/http/errors';
import { quizzes } from '../../quizzes';
import { WORDING } from '../wording';

/** Public ids of the units, lessons and unit quizzes of a course row, in their order. */
export async function orderOf(db: Executor, courseId: string) {
  const unitRows = await db
    .select({ id: units.id })
    .from(units)
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(units.id));
  const lessonRows = await db
    .select({ id: lessons.id, unitId: lessons.unitId })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons.id));
  const quizRows = await db
    .select({ id: quizzes.id, unitId: quizzes.unitId })
    .from(quizzes)
    .innerJoin(units, eq(units.id, quizzes.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(quizzes.position), asc(quizzes.language), asc(quizzes.id));
  const within = (rows: readonly { id: string; unitId: string | null }[], unitId: string) =>
    rows.filter((row) => row.unitId === unitId).map((row) => publicId(row.id));
  return unitRows.map(({ id }) => ({
    unit: publicId(id),
    lessons: within(lessonRows, id),
    quizzes: within(quizRows, id),
  }));
}

/** Identifies what is where in a course. The published course and its fresh staged copy have the same. */
export const revisionOf = (order: Awaited<ReturnType<typeof orderOf>>): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 32);

/**
 * The order of a course, which stays as it is while the caller's transaction holds the course's lock.
 * @throws {HttpError} 409 if something was added, moved or removed since the caller read the outline
 */
export async function unchangedOrder(tx: Executor, courseId: string, revision: string) {
  const order = await orderOf(tx, courseId);
  if (revisionOf(order) !== revision) throw conflict(WORDING.outlineChanged);
  return order;
}
