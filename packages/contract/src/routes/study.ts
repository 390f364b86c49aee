import { OWNED, PROGRESS } from '../changes';
import type { RouteTable } from '../route';

const REVIEWS = ['/course/{id}', '/courses', '/course/{id}/reviews'] as const;

/** What learners do with a course: enrol, study, review. */
export const studyRoutes = {
  saveReview: { method: 'PUT', path: '/course/{id}/review', access: 'verified', changes: REVIEWS },
  removeReview: { method: 'DELETE', path: '/course/{id}/review', access: 'verified', changes: REVIEWS },
  reportReview: {
    method: 'POST',
    path: '/course/review/{reviewId}/report',
    access: 'verified',
    idempotent: true,
  },
  saveLessonProgress: {
    method: 'PUT',
    path: '/course/unit/lesson/{lessonId}/progress',
    access: 'verified',
    changes: PROGRESS,
  },
  enrol: {
    method: 'POST',
    path: '/course/{id}/enrol',
    access: 'verified',
    idempotent: true,
    changes: OWNED,
  },
} as const satisfies RouteTable;
