import type { CourseState, Role } from '@digiken/contract';
import { ADMIN_ROLES } from '@digiken/contract';
import { forbidden } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';

/** Who is asking; null: a visitor without a session. */
export type Viewer = { id: string; role: Role; verified: boolean } | null;

export const viewerOf = (caller: Caller | undefined): Viewer => caller ?? null;

export const isAdministrator = (viewer: Viewer): boolean =>
  viewer !== null && ADMIN_ROLES.some((role) => role === viewer.role);

/** Administrators and the course's own instructor see drafts and every lesson. */
export function managesCourse(viewer: Viewer, course: { ownerId: string | null }): boolean {
  return viewer !== null && (isAdministrator(viewer) || course.ownerId === viewer.id);
}

/**
 * What is off the catalogue is nobody's business but theirs who manage it; who is enrolled keeps a course that
 * was published once, also while it is taken off or reviewed again. A draft was never published.
 */
export function seesCourse(
  viewer: Viewer,
  course: { state: CourseState; ownerId: string | null; enrolled: boolean },
): boolean {
  if (course.state === 'published' || managesCourse(viewer, course)) return true;
  return course.enrolled && course.state !== 'draft';
}

/** @throws 403 for a learner whose address is not verified (product.md §5) */
export function mustBeVerified(viewer: NonNullable<Viewer>): void {
  if (!viewer.verified) throw forbidden('Verify your email address first: open the link that we sent you.');
}
