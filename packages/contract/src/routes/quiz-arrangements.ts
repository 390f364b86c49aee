import { ADMIN_ROLES, AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Other times of single learners: of one quiz by its instructor, of all quizzes by administrators. */
export const quizArrangementRoutes = {
  listOverrides: { method: 'GET', path: '/instructor/quiz/{id}/overrides', access: AUTHOR_ROLES },
  setOverride: {
    method: 'PUT',
    path: '/instructor/quiz/{id}/overrides/{userId}',
    access: AUTHOR_ROLES,
    changes: ['/instructor/quiz/{id}/overrides'],
  },
  removeOverride: {
    method: 'DELETE',
    path: '/instructor/quiz/{id}/overrides/{userId}',
    access: AUTHOR_ROLES,
    changes: ['/instructor/quiz/{id}/overrides'],
  },
  getAccommodation: { method: 'GET', path: '/admin/user/{id}/accommodation', access: ADMIN_ROLES },
  setAccommodation: {
    method: 'PUT',
    path: '/admin/user/{id}/accommodation',
    access: ['admin'],
    changes: ['/admin/user/{id}/accommodation'],
  },
  getOwnAccommodation: { method: 'GET', path: '/accommodation', access: ['user'] },
} as const satisfies RouteTable;
