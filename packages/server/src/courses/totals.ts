import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { courses } from './tables';

/**
 * Recalculates a course's price (whole shillings) and number of units, which the catalogue shows and sorts by.
 * Call it in every transaction that changes units, their prices or `priceWhole`.
 */
export async function refreshTotals(tx: Executor, courseId: string): Promise<void> {
  await tx
    .update(courses)
    .set({
      price: sql`coalesce(${courses.priceWhole}, (select sum(u.price) from units u where u.course_id = ${courses.id}), 0)`,
      unitCount: sql`(select count(*) from units u where u.course_id = ${courses.id})`,
    })
    .where(eq(courses.id, courseId));
}

/**
 * Changes a course's number of learners. Call it last in a transaction: everyone who enrols in the same course
 * waits for this row.
 */
export async function countLearner(
  tx: Executor,
  { courseId, change }: { courseId: string; change: 1 | -1 },
): Promise<void> {
  await tx
    .update(courses)
    .set({ learnerCount: sql`${courses.learnerCount} + ${change}` })
    .where(eq(courses.id, courseId));
}
