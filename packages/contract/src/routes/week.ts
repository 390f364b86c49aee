import type { RouteTable } from '../route';

/** A learner's week: what was done, and the goal that they set themselves. */
export const weekRoutes = {
  getWeek: { method: 'GET', path: '/learning/week', access: 'verified' },
  setWeeklyGoal: { method: 'PUT', path: '/learning/goal', access: 'verified', changes: ['/learning/week'] },
} as const satisfies RouteTable;
