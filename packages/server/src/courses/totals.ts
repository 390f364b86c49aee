import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { courses } from './tables';

/**
 * Brings a course's price and number of units, as the catalogue shows and sorts them, in step with its units.
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
