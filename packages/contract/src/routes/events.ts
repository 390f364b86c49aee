import type { RouteTable } from '../route';

/** What happens to a signed-in user, while it happens. */
export const eventRoutes = {
  streamOwnEvents: { method: 'GET', path: '/events', access: 'verified', stream: true },
} as const satisfies RouteTable;
