import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

const MARKS = [
  '/instructor/marking',
  '/instructor/marking/{attemptId}',
  '/instructor/quiz/{id}/results',
  '/instructor/quiz/{id}/statistics',
  '/instructor/dashboard',
  '/console/work',
] as const;

/** Marking answers by hand: instructors in their own courses, sudo and admin in all. */
export const quizMarkingRoutes = {
  listMarking: { method: 'GET', path: '/instructor/marking', access: AUTHOR_ROLES },
  getMarking: { method: 'GET', path: '/instructor/marking/{attemptId}', access: AUTHOR_ROLES },
  markAnswer: {
    method: 'PUT',
    path: '/instructor/marking/{attemptId}/{slotId}',
    access: AUTHOR_ROLES,
    changes: MARKS,
  },
  decideLate: {
    method: 'POST',
    path: '/instructor/marking/{attemptId}/late-answers',
    access: AUTHOR_ROLES,
    changes: MARKS,
  },
  listQuizResults: { method: 'GET', path: '/instructor/quiz/{id}/results', access: AUTHOR_ROLES },
  exportQuizResults: { method: 'GET', path: '/instructor/quiz/{id}/results/csv', access: AUTHOR_ROLES },
  getQuizStatistics: { method: 'GET', path: '/instructor/quiz/{id}/statistics', access: AUTHOR_ROLES },
} as const satisfies RouteTable;
