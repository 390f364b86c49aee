import { ADMIN_ROLES, AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

const REVIEW = ['/admin/course/{id}/review'] as const;

/** What reviewers look at before they decide about a course, and what they write about its places. */
export const courseReviewRoutes = {
  getCourseReview: { method: 'GET', path: '/admin/course/{id}/review', access: ADMIN_ROLES },
  addReviewComment: {
    method: 'POST',
    path: '/admin/course/{id}/review/comments',
    access: ADMIN_ROLES,
    idempotent: true,
    changes: REVIEW,
  },
  removeReviewComment: {
    method: 'DELETE',
    path: '/admin/course/{id}/review/comment/{commentId}',
    access: ADMIN_ROLES,
    changes: REVIEW,
  },
  listReviewComments: {
    method: 'GET',
    path: '/instructor/course/{id}/review-comments',
    access: AUTHOR_ROLES,
  },
} as const satisfies RouteTable;
