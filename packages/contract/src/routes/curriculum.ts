import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** The outline of a course in its editor, and moving what is in it. */
export const curriculumRoutes = {
  getOutline: { method: 'GET', path: '/instructor/course/{id}/outline', access: AUTHOR_ROLES },
  moveTopic: { method: 'PUT', path: '/instructor/topic/{topicId}/place', access: AUTHOR_ROLES },
  moveQuiz: { method: 'PUT', path: '/instructor/quiz/{id}/place', access: AUTHOR_ROLES },
  describeTopic: { method: 'PUT', path: '/instructor/topic/{topicId}/line', access: AUTHOR_ROLES },
} as const satisfies RouteTable;
