import { AUTHOR_ROLES } from '../constants';
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
  listActivityResults: {
    method: 'GET',
    path: '/instructor/topic/{topicId}/activity-results',
    access: AUTHOR_ROLES,
  },
  exportActivityResults: {
    method: 'GET',
    path: '/instructor/topic/{topicId}/activity-results/csv',
    access: AUTHOR_ROLES,
  },
} as const satisfies RouteTable;
