import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { courses } from './tables';

/**
 * Recalculates what the catalogue shows, sorts and filters by: a course's prices (whole shillings), languages, and
 * its numbers of units, lessons, minutes and bytes. Call it in every transaction that changes units, lessons, their
 * texts or `priceWhole`.
 */
export async function refreshTotals(tx: Executor, courseId: string): Promise<void> {
  await tx.execute(sql`
    update ${courses} c set
      price = coalesce(c.price_whole, u.price, 0),
      lowest_price = case when u.price > 0 and c.price_whole is distinct from 0
        then least(c.price_whole, u.lowest) end,
      unit_count = u.count, lesson_count = l.count, minutes = l.minutes, weight_bytes = l.bytes,
      languages = c.languages[1:1] || l.languages
    from
      (select count(*) as count, sum(price) as price, min(price) filter (where price > 0) as lowest
        from units where course_id = ${courseId}) u,
      (select count(*) as count, coalesce(sum(l.minutes), 0) as minutes, coalesce(sum(l.weight_bytes), 0) as bytes,
          array(select distinct t.language from units u join lessons l on l.unit_id = u.id
            join lesson_texts t on t.lesson_id = l.id join courses o on o.id = u.course_id
            where u.course_id = ${courseId} and t.language is distinct from o.languages[1] order by 1) as languages
        from units u join lessons l on l.unit_id = u.id where u.course_id = ${courseId}) l
    where c.id = ${courseId}`);
}

/** Adds a rating to a course's average, or takes one out. Call it last in a transaction, as {@link countLearner}. */
export async function countRating(
  tx: Executor,
  { courseId, stars, ratings }: { courseId: string; stars: number; ratings: -1 | 0 | 1 },
): Promise<void> {
  await tx
    .update(courses)
    .set({
      starsSum: sql`${courses.starsSum} + ${stars}`,
      ratingCount: sql`${courses.ratingCount} + ${ratings}`,
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
