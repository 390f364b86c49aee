import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Who writes a course besides its owner. */
export const coAuthorRoutes = {
  getCourseAuthors: { method: 'GET', path: '/instructor/course/{id}/authors', access: AUTHOR_ROLES },
  inviteCoAuthor: {
    method: 'POST',
    path: '/instructor/course/{id}/authors',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: ['/instructor/course/{id}/authors'],
  },
  removeCoAuthor: {
    method: 'DELETE',
    path: '/instructor/course/{id}/author/{userId}',
    access: AUTHOR_ROLES,
    changes: [
      '/instructor/course/{id}/authors',
      '/course/{id}',
      '/instructor/courses',
      '/instructor/dashboard',
    ],
  },
  withdrawCoAuthorInvitation: {
    method: 'DELETE',
    path: '/instructor/course/{id}/author-invitation/{invitationId}',
    access: AUTHOR_ROLES,
    changes: ['/instructor/course/{id}/authors'],
  },
  readCoAuthorInvitation: { method: 'POST', path: '/author-invitations/read', access: 'verified' },
  answerCoAuthorInvitation: {
    method: 'POST',
    path: '/author-invitations/answer',
    access: 'verified',
    changes: ['/instructor/courses', '/instructor/dashboard', '/instructor/learners'],
  },
} as const satisfies RouteTable;
