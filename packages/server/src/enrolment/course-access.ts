import { eq, sql } from 'drizzle-orm';
import { courses, rightsColumns, seesCourse, type Viewer } from '../courses';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import { notFound } from '../platform/http/errors';
import { activeEnrolment, enrolments } from './tables';

const courseById = statement((db) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      image: courses.image,
      state: courses.state,
      ...rightsColumns,
      priceWhole: courses.priceWhole,
      enrolled: sql<boolean>`${enrolments.id} is not null`,
    })
    .from(courses)
    .leftJoin(enrolments, activeEnrolment(sql.placeholder('user'), courses.id))
    .where(eq(courses.id, sql.placeholder('course')))
    .prepare('course_by_id'),
);

/**
 * A course that the viewer may open (`seesCourse`).
 * @throws {HttpError} 404 if it does not exist or the viewer may not see it
 */
export async function findCourse(db: Executor, viewer: Viewer, id: string) {
  const [course] = await courseById(db).execute({ course: id, user: viewer?.id ?? '' });
  if (course === undefined || !seesCourse(viewer, course)) throw notFound('There is no such course.');
  return course;
}
