import type { RouteTable } from '../route';

/** Interactive activities of lessons (SCORM). */
export const activityRoutes = {
  getActivity: { method: 'GET', path: '/course/unit/lesson/{lessonId}/activity', access: 'optional' },
  openActivity: { method: 'POST', path: '/course/unit/lesson/{lessonId}/activity', access: 'optional' },
  saveActivityState: {
    method: 'PUT',
    path: '/course/unit/lesson/{lessonId}/activity-state',
    access: 'verified',
  },
} as const satisfies RouteTable;
