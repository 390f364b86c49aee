import type { RouteTable } from '../route';

/** The help desk, for everyone. */
export const helpRoutes = {
  sendTicket: { method: 'POST', path: '/help/tickets', access: 'optional', idempotent: true },
  reportBarrier: { method: 'POST', path: '/help/barriers', access: 'optional', idempotent: true },
} as const satisfies RouteTable;
