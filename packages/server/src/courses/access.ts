import type { CourseState, Role } from '@digiken/contract';
import { ADMIN_ROLES, AUTHOR_ROLES } from '@digiken/contract';
import { type SQL, sql } from 'drizzle-orm';
import { forbidden } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { courseAuthors, courses } from './tables';

/** The user who asks, or null for a visitor without a session. */
export type Viewer = { id: string; role: Role; verified: boolean } | null;

export const viewerOf = (caller: Caller | undefined): Viewer => caller ?? null;

export const isAdministrator = (viewer: Viewer): boolean =>
  viewer !== null && ADMIN_ROLES.some((role) => role === viewer.role);

/** Whether the viewer's role allows to write courses: an owner who is no longer an instructor loses all rights. */
export const isAuthor = (viewer: { role: Role }): boolean =>
  AUTHOR_ROLES.some((role) => role === viewer.role);

/** Who may write a course: select `rightsColumns` to get it. */
export interface CourseRights {
  ownerId: string | null;
  /** Co-instructors. */
  coAuthorIds: readonly string[];
}

/** Columns of `courses`, published or staged, for {@link managesCourse} and the other rules. */
export const rightsColumns = {
  ownerId: courses.ownerId,
  coAuthorIds: sql<string[]>`array(select author.user_id from ${courseAuthors} author
    where author.course_id = coalesce(${courses.stagedForId}, ${courses.id}) order by author.added_at, author.user_id)`,
};

/**
 * A condition: the user writes the course, as its owner or as a co-instructor. For queries with an alias of `courses`;
 * the caller checks {@link isAuthor}.
 * @param course the alias
 * @param user an id, or a column
 */
export const writtenBy = (course: 'c', user: string | SQL): SQL => {
  const { id, owner } = { id: sql.raw(`${course}.id`), owner: sql.raw(`${course}.owner_id`) };
  return sql`(${owner} = ${user} or exists (
    select 1 from course_authors author where author.course_id = ${id} and author.user_id = ${user}))`;
};

/** Whether the viewer owns the course and is still an author (spec R.65). */
export const ownsCourse = (viewer: Viewer, course: { ownerId: string | null }): boolean =>
  viewer !== null && isAuthor(viewer) && course.ownerId === viewer.id;

/** Whether the viewer writes the course, as its owner or a co-instructor, and is still an author (spec 12.126). */
export const writesCourse = (viewer: Viewer, course: CourseRights): boolean =>
  ownsCourse(viewer, course) ||
  (viewer !== null && isAuthor(viewer) && course.coAuthorIds.includes(viewer.id));

/** Whether the viewer manages the course: administrators and its instructors see drafts and all lessons. */
export const managesCourse = (viewer: Viewer, course: CourseRights): boolean =>
  isAdministrator(viewer) || writesCourse(viewer, course);

/**
 * Whether the viewer may open the course. A course that is not published is visible to those who manage it, and
 * to enrolled learners if it was published before, i.e. is not a draft.
 */
export function seesCourse(
  viewer: Viewer,
  course: CourseRights & { state: CourseState; enrolled: boolean },
): boolean {
  if (course.state === 'published' || managesCourse(viewer, course)) return true;
  return course.enrolled && course.state !== 'draft';
}

/** @throws {HttpError} 403 if the viewer must verify the email address first (spec 5.3) */
export function mustBeVerified(viewer: NonNullable<Viewer>): void {
  if (!viewer.verified) throw forbidden('Verify your email address first: open the link that we sent you.');
}
