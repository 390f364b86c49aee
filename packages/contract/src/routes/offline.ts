import type { RouteTable } from '../route';

/** Units on the device, and what was done without a connection. */
export const offlineRoutes = {
  getOfflineUnit: { method: 'GET', path: '/units/{unitId}/offline', access: 'verified' },
  sync: { method: 'POST', path: '/sync', access: 'verified' },
} as const satisfies RouteTable;
