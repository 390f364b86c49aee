import type { Course } from '@digiken/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { courses, selectCourses, toCourse } from '../courses';
import type { Executor } from '../platform/database';
import { hubs } from '../users';
import { hubCourses } from './tables';

/** What a hub's page can show at once. */
export const MOST_COURSES = 100;

/** The published courses of a hub by title: one that was taken off the catalogue is not shown. */
export async function coursesOfHub(db: Executor, hubId: string): Promise<Course[]> {
  const shown = db.select({ id: hubCourses.courseId }).from(hubCourses).where(eq(hubCourses.hubId, hubId));
  const rows = await selectCourses(db)
    .where(and(inArray(courses.id, shown), eq(courses.state, 'published')))
    .orderBy(sql`lower(${courses.title})`, asc(courses.id));
  return rows.map(toCourse);
}

/**
 * Brings `hubs.courseCount`, the published courses that a hub shows, in step. Call it in every transaction
 * that publishes a course, takes one off the catalogue, or changes what one hub shows.
 */
export async function refreshHubCourses(
  tx: Executor,
  of: { courseId: string } | { hubId: string },
): Promise<void> {
  const which =
    'hubId' in of
      ? eq(hubs.id, of.hubId)
      : inArray(
          hubs.id,
          tx.select({ id: hubCourses.hubId }).from(hubCourses).where(eq(hubCourses.courseId, of.courseId)),
        );
  await tx
    .update(hubs)
    .set({
      courseCount: sql`(select count(*) from hub_courses h join courses c on c.id = h.course_id and c.state = 'published' where h.hub_id = ${hubs.id})`,
    })
    .where(which);
}
