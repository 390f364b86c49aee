import { OWNED, PROGRESS } from '../changes';
import type { RouteTable } from '../route';

const REVIEWS = ['/course/{id}', '/courses', '/course/{id}/reviews'] as const;

/** The catalogue, enrolment and studying. */
export const learningRoutes = {
  listCourses: { method: 'GET', path: '/courses', access: 'public' },
  listCategories: { method: 'GET', path: '/categories', access: 'public' },
  getCourse: { method: 'GET', path: '/course/{id}', access: 'optional' },
  listReviews: { method: 'GET', path: '/course/{id}/reviews', access: 'optional' },
  saveReview: { method: 'PUT', path: '/course/{id}/review', access: 'verified', changes: REVIEWS },
  removeReview: { method: 'DELETE', path: '/course/{id}/review', access: 'verified', changes: REVIEWS },
  reportReview: {
    method: 'POST',
    path: '/course/review/{reviewId}/report',
    access: 'verified',
    idempotent: true,
  },
  getUnit: { method: 'GET', path: '/course/unit/{unitId}', access: 'optional' },
  getLesson: { method: 'GET', path: '/course/unit/lesson/{lessonId}', access: 'optional' },
  saveLessonProgress: {
    method: 'PUT',
    path: '/course/unit/lesson/{lessonId}/progress',
    access: 'verified',
    changes: PROGRESS,
  },
  quoteCourse: { method: 'POST', path: '/course/{id}/quote', access: 'optional' },
  enrol: {
    method: 'POST',
    path: '/course/{id}/enrol',
    access: 'verified',
    idempotent: true,
    changes: OWNED,
  },
  listEnrolled: { method: 'GET', path: '/enrolled/courses/{userId}', access: 'verified' },
  search: { method: 'GET', path: '/search', access: 'optional' },
} as const satisfies RouteTable;
