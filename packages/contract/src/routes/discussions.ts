import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Questions and answers below lessons. */
export const discussionRoutes = {
  listDiscussions: { method: 'GET', path: '/course/unit/lesson/{lessonId}/discussions', access: 'verified' },
  startDiscussion: {
    method: 'POST',
    path: '/course/unit/lesson/{lessonId}/discussions',
    access: 'verified',
    idempotent: true,
  },
  getDiscussion: { method: 'GET', path: '/discussion/{id}', access: 'verified' },
  replyInDiscussion: { method: 'POST', path: '/discussion/{id}/posts', access: 'verified', idempotent: true },
  acceptAnswer: { method: 'PUT', path: '/discussion/{id}/accepted', access: 'verified' },
  moderateDiscussion: { method: 'PUT', path: '/discussion/{id}/state', access: 'verified' },
  followDiscussion: { method: 'PUT', path: '/discussion/{id}/following', access: 'verified' },
  markDiscussionRead: { method: 'PUT', path: '/discussion/{id}/read', access: 'verified' },
  editPost: { method: 'PUT', path: '/discussion/post/{id}', access: 'verified' },
  removePost: { method: 'DELETE', path: '/discussion/post/{id}', access: 'verified' },
  votePost: { method: 'PUT', path: '/discussion/post/{id}/helpful', access: 'verified' },
  hidePost: { method: 'PUT', path: '/discussion/post/{id}/hidden', access: 'verified' },
  reportPost: { method: 'POST', path: '/discussion/post/{id}/report', access: 'verified', idempotent: true },
  listOwnDiscussions: { method: 'GET', path: '/instructor/discussions', access: ['tutor'] },
  listPostReports: { method: 'GET', path: '/admin/discussion-reports', access: ADMIN_ROLES },
  resolvePostReport: { method: 'POST', path: '/admin/discussion-report/{id}/resolve', access: ADMIN_ROLES },
} as const satisfies RouteTable;
