import type { RouteTable } from '../route';

/** The catalogue and reading: public pages load these routes and no others of learning. */
export const learningRoutes = {
  listCourses: { method: 'GET', path: '/courses', access: 'public' },
  listCategories: { method: 'GET', path: '/categories', access: 'public' },
  getCourse: { method: 'GET', path: '/course/{id}', access: 'optional' },
  listReviews: { method: 'GET', path: '/course/{id}/reviews', access: 'optional' },
  getUnit: { method: 'GET', path: '/course/unit/{unitId}', access: 'optional' },
  getLesson: { method: 'GET', path: '/course/unit/lesson/{lessonId}', access: 'optional' },
  quoteCourse: { method: 'POST', path: '/course/{id}/quote', access: 'optional' },
  listEnrolled: { method: 'GET', path: '/enrolled/courses/{userId}', access: 'verified' },
  search: { method: 'GET', path: '/search', access: 'optional' },
} as const satisfies RouteTable;
