import type { CourseState, Role } from '@digiken/contract';
import { ADMIN_ROLES, AUTHOR_ROLES } from '@digiken/contract';
import { forbidden } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';

/** The user who asks, or null for a visitor without a session. */
export type Viewer = { id: string; role: Role; verified: boolean } | null;

export const viewerOf = (caller: Caller | undefined): Viewer => caller ?? null;

export const isAdministrator = (viewer: Viewer): boolean =>
  viewer !== null && ADMIN_ROLES.some((role) => role === viewer.role);

/** Whether the viewer's role allows to write courses: an owner who is no longer an instructor loses all rights. */
export const isAuthor = (viewer: { role: Role }): boolean =>
  AUTHOR_ROLES.some((role) => role === viewer.role);

/** Whether the viewer owns the course and is still an author (spec R.65). */
export const ownsCourse = (viewer: Viewer, course: { ownerId: string | null }): boolean =>
  viewer !== null && isAuthor(viewer) && course.ownerId === viewer.id;

/** Whether the viewer manages the course: administrators and its instructor see drafts and all lessons. */
export const managesCourse = (viewer: Viewer, course: { ownerId: string | null }): boolean =>
  isAdministrator(viewer) || ownsCourse(viewer, course);

/**
 * Whether the viewer may open the course. A course that is not published is visible to those who manage it, and
 * to enrolled learners if it was published before, i.e. is not a draft.
 */
export function seesCourse(
  viewer: Viewer,
  course: { state: CourseState; ownerId: string | null; enrolled: boolean },
): boolean {
  if (course.state === 'published' || managesCourse(viewer, course)) return true;
  return course.enrolled && course.state !== 'draft';
}

/** @throws {HttpError} 403 if the viewer must verify the email address first (spec 5.3) */
export function mustBeVerified(viewer: NonNullable<Viewer>): void {
  if (!viewer.verified) throw forbidden('Verify your email address first: open the link that we sent you.');
}
