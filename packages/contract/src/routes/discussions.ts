import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

const DISCUSSIONS = [
  '/course/unit/lesson/{lessonId}/discussions',
  '/discussion/{id}',
  '/instructor/discussions',
  '/console/work',
] as const;

/** Questions and answers below lessons. */
export const discussionRoutes = {
  listDiscussions: { method: 'GET', path: '/course/unit/lesson/{lessonId}/discussions', access: 'verified' },
  startDiscussion: {
    method: 'POST',
    path: '/course/unit/lesson/{lessonId}/discussions',
    access: 'verified',
    idempotent: true,
    changes: DISCUSSIONS,
  },
  getDiscussion: { method: 'GET', path: '/discussion/{id}', access: 'verified' },
  replyInDiscussion: {
    method: 'POST',
    path: '/discussion/{id}/posts',
    access: 'verified',
    idempotent: true,
    changes: DISCUSSIONS,
  },
  acceptAnswer: {
    method: 'PUT',
    path: '/discussion/{id}/accepted',
    access: 'verified',
    changes: DISCUSSIONS,
  },
  moderateDiscussion: {
    method: 'PUT',
    path: '/discussion/{id}/state',
    access: 'verified',
    changes: DISCUSSIONS,
  },
  followDiscussion: {
    method: 'PUT',
    path: '/discussion/{id}/following',
    access: 'verified',
    changes: ['/discussion/{id}'],
  },
  markDiscussionRead: {
    method: 'PUT',
    path: '/discussion/{id}/read',
    access: 'verified',
    changes: ['/notifications'],
  },
  editPost: { method: 'PUT', path: '/discussion/post/{id}', access: 'verified', changes: DISCUSSIONS },
  removePost: { method: 'DELETE', path: '/discussion/post/{id}', access: 'verified', changes: DISCUSSIONS },
  votePost: {
    method: 'PUT',
    path: '/discussion/post/{id}/helpful',
    access: 'verified',
    changes: DISCUSSIONS,
  },
  hidePost: { method: 'PUT', path: '/discussion/post/{id}/hidden', access: 'verified', changes: DISCUSSIONS },
  reportPost: {
    method: 'POST',
    path: '/discussion/post/{id}/report',
    access: 'verified',
    idempotent: true,
    changes: ['/discussion/{id}'],
  },
  listOwnDiscussions: { method: 'GET', path: '/instructor/discussions', access: ['tutor'] },
  listPostReports: { method: 'GET', path: '/admin/discussion-reports', access: ADMIN_ROLES },
  resolvePostReport: {
    method: 'POST',
    path: '/admin/discussion-report/{id}/resolve',
    access: ADMIN_ROLES,
    changes: ['/admin/discussion-reports', '/admin/audit', ...DISCUSSIONS],
  },
} as const satisfies RouteTable;
