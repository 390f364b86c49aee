import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Everything but the outline, which a move returns. */
const BESIDE = [
  '/instructor/courses',
  '/instructor/course/{id}',
  '/instructor/unit/{unitId}',
  '/instructor/topic/{topicId}',
  '/instructor/course/{id}/changes',
] as const;

/** The outline of a course in its editor, and moving what is in it. */
export const curriculumRoutes = {
  getOutline: { method: 'GET', path: '/instructor/course/{id}/outline', access: AUTHOR_ROLES },
  orderUnits: {
    method: 'PUT',
    path: '/instructor/course/{id}/units/order',
    access: AUTHOR_ROLES,
    changes: BESIDE,
  },
  moveTopic: {
    method: 'PUT',
    path: '/instructor/topic/{topicId}/place',
    access: AUTHOR_ROLES,
    changes: BESIDE,
  },
  moveQuiz: { method: 'PUT', path: '/instructor/quiz/{id}/place', access: AUTHOR_ROLES, changes: BESIDE },
  describeTopic: {
    method: 'PUT',
    path: '/instructor/topic/{topicId}/line',
    access: AUTHOR_ROLES,
    changes: ['/instructor/course/{id}/outline', ...BESIDE],
  },
} as const satisfies RouteTable;
