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
  },
} as const satisfies RouteTable;
