import type { RouteTable } from '../route';

/** A user's own notifications. Those of administrators are in `adminRoutes`. */
export const notificationRoutes = {
  listOwnNotifications: { method: 'GET', path: '/notifications', access: 'verified' },
  markOwnNotificationRead: { method: 'POST', path: '/notifications/{id}/read', access: 'verified' },
  markAllRead: { method: 'POST', path: '/notifications/read-all', access: 'verified' },
  getNotificationSettings: { method: 'GET', path: '/notification-settings', access: 'verified' },
  saveNotificationSettings: { method: 'PUT', path: '/notification-settings', access: 'verified' },
  listPushDevices: { method: 'GET', path: '/push-devices', access: 'verified' },
  savePushDevice: { method: 'PUT', path: '/push-devices/this', access: 'verified' },
  removePushDevice: { method: 'DELETE', path: '/push-devices/{id}', access: 'verified' },
} as const satisfies RouteTable;
