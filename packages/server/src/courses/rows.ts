import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { courses, lessons, units } from './tables';

/**
 * A course with its units and lessons in their order.
 * @param rowId the published course or its staged copy
 * @returns undefined if it does not exist
 */
export async function readCourseRows(tx: Executor, rowId: string) {
  const [course] = await tx.select().from(courses).where(eq(courses.id, rowId));
  if (course === undefined) return undefined;
  const unitRows = await tx
    .select()
    .from(units)
    .where(eq(units.courseId, rowId))
    .orderBy(asc(units.position), asc(units.id));
  const lessonRows = await tx
    .select(getTableColumns(lessons))
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, rowId))
    .orderBy(asc(units.position), asc(lessons.position), asc(lessons.id));
  return { course, unitRows, lessonRows };
}
