import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** The administrator area: users, settings, figures and the audit log. */
export const adminRoutes = {
  listNotifications: { method: 'GET', path: '/notify-admin', access: ADMIN_ROLES },
  markNotificationRead: { method: 'PATCH', path: '/notify-admin/{id}', access: ADMIN_ROLES },
  adminDashboard: { method: 'GET', path: '/admin/dashboard', access: ADMIN_ROLES },
  listUsers: { method: 'GET', path: '/admin/users', access: ADMIN_ROLES },
  getAdminUser: { method: 'GET', path: '/admin/user/{id}', access: ADMIN_ROLES },
  setUserRole: { method: 'PUT', path: '/admin/user/{id}/role', access: ['admin'] },
  setUserStatus: { method: 'PUT', path: '/admin/user/{id}/status', access: ['admin'] },
  listUserSessions: { method: 'GET', path: '/admin/user/{id}/sessions', access: ADMIN_ROLES },
  endUserSession: { method: 'DELETE', path: '/admin/user/{id}/sessions/{sessionId}', access: ['admin'] },
  getSettings: { method: 'GET', path: '/admin/settings', access: ADMIN_ROLES },
  saveSettings: { method: 'PUT', path: '/admin/settings', access: ['admin'] },
  listAudit: { method: 'GET', path: '/admin/audit', access: ADMIN_ROLES },
} as const satisfies RouteTable;
