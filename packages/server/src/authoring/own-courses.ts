import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { courseAuthors, courses } from '../courses';
import { enrolments } from '../enrolment';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';

/** The courses that the caller writes as a co-instructor: few. */
export async function sharedCourseIds(db: Executor, caller: Caller): Promise<string[]> {
  const rows = await db
    .select({ id: courseAuthors.courseId })
    .from(courseAuthors)
    .where(eq(courseAuthors.userId, caller.id));
  return rows.map(({ id }) => id);
}

/**
 * A condition: courses that the caller owns or writes with others. Without the second kind, an index of the owner
 * gives them in order.
 */
export async function writtenByCaller(db: Executor, caller: Caller): Promise<SQL | undefined> {
  const shared = await sharedCourseIds(db, caller);
  const own = eq(courses.ownerId, caller.id);
  return shared.length === 0 ? own : or(own, inArray(courses.id, shared));
}

/** A condition: enrolments in those courses, as {@link writtenByCaller}. */
export async function taughtByCaller(db: Executor, caller: Caller): Promise<SQL | undefined> {
  const shared = await sharedCourseIds(db, caller);
  const own = eq(enrolments.teacherId, caller.id);
  return shared.length === 0 ? own : or(own, inArray(enrolments.courseId, shared));
}
