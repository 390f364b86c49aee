import { eq, sql } from 'drizzle-orm';
import { courses, rightsColumns, seesCourse, type Viewer } from '../courses';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import { activeEnrolment, enrolments } from './tables';

/**
 * A course that the viewer may open (`seesCourse`).
 * @throws {HttpError} 404 if it does not exist or the viewer may not see it
 */
export async function findCourse(db: Executor, viewer: Viewer, id: string) {
  const [course] = await db
    .select({
      id: courses.id,
      title: courses.title,
      state: courses.state,
      ...rightsColumns,
      priceWhole: courses.priceWhole,
      enrolled: sql<boolean>`${enrolments.id} is not null`,
    })
    .from(courses)
    .leftJoin(enrolments, activeEnrolment(viewer?.id ?? '', courses.id))
    .where(eq(courses.id, id));
  if (course === undefined || !seesCourse(viewer, course)) throw notFound('There is no such course.');
  return course;
}
