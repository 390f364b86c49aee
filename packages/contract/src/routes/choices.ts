import type { RouteTable } from '../route';

/** What people choose before they sign up. */
export const choiceRoutes = {
  keepChoice: { method: 'POST', path: '/choices', access: 'optional' },
  getChoice: { method: 'GET', path: '/choices/{key}', access: 'optional' },
} as const satisfies RouteTable;
