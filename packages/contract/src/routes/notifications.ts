import type { RouteTable } from '../route';

/** A user's own notifications. Those of administrators are in `adminRoutes`. */
export const notificationRoutes = {
  listOwnNotifications: { method: 'GET', path: '/notifications', access: 'verified' },
  markOwnNotificationRead: {
    method: 'POST',
    path: '/notifications/{id}/read',
    access: 'verified',
    changes: ['/notifications'],
  },
  markAllRead: {
    method: 'POST',
    path: '/notifications/read-all',
    access: 'verified',
    changes: ['/notifications'],
  },
  getNotificationSettings: { method: 'GET', path: '/notification-settings', access: 'verified' },
  saveNotificationSettings: {
    method: 'PUT',
    path: '/notification-settings',
    access: 'verified',
    changes: ['/notification-settings'],
  },
  listPushDevices: { method: 'GET', path: '/push-devices', access: 'verified' },
  savePushDevice: {
    method: 'PUT',
    path: '/push-devices/this',
    access: 'verified',
    changes: ['/push-devices'],
  },
  removePushDevice: {
    method: 'DELETE',
    path: '/push-devices/{id}',
    access: 'verified',
    changes: ['/push-devices'],
  },
} as const satisfies RouteTable;
