import type { RouteTable } from '../route';

/** What every console of instructors, hubs and administrators needs. */
export const consoleRoutes = {
  consoleWork: { method: 'GET', path: '/console/work', access: ['tutor', 'hub', 'sudo', 'admin'] },
} as const satisfies RouteTable;
