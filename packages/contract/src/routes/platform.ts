import type { RouteTable } from '../route';

/** What every page may need: health, the unread count, the public settings. */
export const platformRoutes = {
  getSite: { method: 'GET', path: '/site', access: 'public' },
  ready: { method: 'GET', path: '/ready', access: 'public' },
  health: { method: 'GET', path: '/health', access: 'public' },
  unreadCount: { method: 'GET', path: '/messages/unread/count/{userId}', access: 'signed-in' },
} as const satisfies RouteTable;
