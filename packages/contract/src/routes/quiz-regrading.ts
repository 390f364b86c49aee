import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Marking answers again after a question changed: instructors in their own courses, sudo and admin in all. */
export const quizRegradingRoutes = {
  listRegradable: { method: 'GET', path: '/instructor/quiz/{id}/regrading', access: AUTHOR_ROLES },
  previewRegrade: { method: 'GET', path: '/instructor/quiz/{id}/regrading/{slotId}', access: AUTHOR_ROLES },
  applyRegrade: {
    method: 'POST',
    path: '/instructor/quiz/{id}/regrading/{slotId}',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: [
      '/instructor/quiz/{id}/regrading',
      '/instructor/quiz/{id}/regrading/{slotId}',
      '/instructor/quiz/{id}/results',
      '/instructor/quiz/{id}/statistics',
      '/instructor/marking/{attemptId}',
    ],
  },
} as const satisfies RouteTable;
