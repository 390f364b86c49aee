import type { RouteTable } from '../route';

/** What a learner has a date for. Apart from the next step, because the dashboard asks for it later. */
export const dueRoutes = {
  listDue: { method: 'GET', path: '/learning/due', access: 'verified' },
} as const satisfies RouteTable;
