import type { RouteTable } from '../route';

/** A person's own data: a copy of it, and the deletion of the account. */
export const privacyRoutes = {
  getAccountData: { method: 'GET', path: '/user/{id}/data', access: 'signed-in' },
  requestExport: {
    method: 'POST',
    path: '/user/{id}/export',
    access: 'signed-in',
    changes: ['/user/{id}/data'],
  },
  deleteAccount: { method: 'POST', path: '/user/{id}/deletion', access: 'signed-in' },
} as const satisfies RouteTable;
