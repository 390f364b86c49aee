import type { RouteTable } from '../route';

/** A user's own notifications. Those of administrators are in `adminRoutes`. */
export const notificationRoutes = {
  listOwnNotifications: { method: 'GET', path: '/notifications', access: 'verified' },
  markOwnNotificationRead: { method: 'POST', path: '/notifications/{id}/read', access: 'verified' },
  markAllRead: { method: 'POST', path: '/notifications/read-all', access: 'verified' },
  getNotificationSettings: { method: 'GET', path: '/notification-settings', access: 'verified' },
  saveNotificationSettings: { method: 'PUT', path: '/notification-settings', access: 'verified' },
} as const satisfies RouteTable;
