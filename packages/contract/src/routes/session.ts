import type { RouteTable } from '../route';

/** What every page needs of accounts: public pages load these routes and no others of accounts. */
export const sessionRoutes = {
  signOut: { method: 'PUT', path: '/auth/signout/google', access: 'optional', beforeTwoStep: true },
  getUser: { method: 'GET', path: '/user/{id}', access: 'signed-in', beforeTwoStep: true },
  listSessions: { method: 'GET', path: '/user/{id}/sessions', access: 'signed-in' },
} as const satisfies RouteTable;
