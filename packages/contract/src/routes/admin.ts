import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

const PERSON = [
  '/admin/users',
  '/admin/user/{id}',
  '/admin/user/{id}/sessions',
  '/admin/dashboard',
  '/admin/audit',
] as const;

/** The administrator area: users, settings, figures and the audit log. */
export const adminRoutes = {
  listNotifications: { method: 'GET', path: '/notify-admin', access: ADMIN_ROLES },
  markNotificationRead: {
    method: 'PATCH',
    path: '/notify-admin/{id}',
    access: ADMIN_ROLES,
    changes: ['/notify-admin'],
  },
  adminDashboard: { method: 'GET', path: '/admin/dashboard', access: ADMIN_ROLES },
  listUsers: { method: 'GET', path: '/admin/users', access: ADMIN_ROLES },
  getAdminUser: { method: 'GET', path: '/admin/user/{id}', access: ADMIN_ROLES },
  setUserRole: { method: 'PUT', path: '/admin/user/{id}/role', access: ['admin'], changes: PERSON },
  setUserStatus: { method: 'PUT', path: '/admin/user/{id}/status', access: ['admin'], changes: PERSON },
  listUserSessions: { method: 'GET', path: '/admin/user/{id}/sessions', access: ADMIN_ROLES },
  endUserSession: {
    method: 'DELETE',
    path: '/admin/user/{id}/sessions/{sessionId}',
    access: ['admin'],
    changes: ['/admin/user/{id}/sessions', '/admin/user/{id}', '/admin/audit'],
  },
  getSettings: { method: 'GET', path: '/admin/settings', access: ADMIN_ROLES },
  saveSettings: {
    method: 'PUT',
    path: '/admin/settings',
    access: ['admin'],
    changes: ['/admin/settings', '/site', '/admin/audit'],
  },
  listAudit: { method: 'GET', path: '/admin/audit', access: ADMIN_ROLES },
} as const satisfies RouteTable;
