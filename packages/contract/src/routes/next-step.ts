import type { RouteTable } from '../route';

/** A learner's next step. */
export const nextStepRoutes = {
  getNextStep: { method: 'GET', path: '/learning/next', access: 'verified' },
} as const satisfies RouteTable;
