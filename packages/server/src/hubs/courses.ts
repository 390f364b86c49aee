import type { Course } from '@digiken/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { courses, selectCourses, toCourse } from '../courses';
import type { Executor } from '../platform/database';
import { hubs } from '../users';
import { hubCourses } from './tables';

/** The most courses that a hub can have. */
export const MOST_COURSES = 100;

/** The published courses of a hub, by title. */
export async function coursesOfHub(db: Executor, hubId: string): Promise<Course[]> {
  const shown = db.select({ id: hubCourses.courseId }).from(hubCourses).where(eq(hubCourses.hubId, hubId));
  const rows = await selectCourses(db)
    .where(and(inArray(courses.id, shown), eq(courses.state, 'published')))
    .orderBy(sql`lower(${courses.title})`, asc(courses.id));
  return rows.map(toCourse);
}

/**
 * Updates `hubs.courseCount`, the number of a hub's published courses. Call it in every transaction that publishes
 * or unpublishes a course, or changes a hub's courses.
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
