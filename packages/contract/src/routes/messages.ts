import type { RouteTable } from '../route';

/** Messages between people who share a course or a hub. */
export const messageRoutes = {
  listThreads: { method: 'GET', path: '/messages/threads', access: 'verified' },
  getThread: { method: 'GET', path: '/messages/thread/{id}', access: 'verified' },
  listRecipients: { method: 'GET', path: '/messages/recipients', access: 'verified' },
  startThread: {
    method: 'POST',
    path: '/messages/threads',
    access: 'verified',
    idempotent: true,
    changes: ['/messages/threads'],
  },
  sendMessage: {
    method: 'POST',
    path: '/messages/thread/{id}/messages',
    access: 'verified',
    idempotent: true,
  },
  markThreadRead: {
    method: 'PUT',
    path: '/messages/thread/{id}/read',
    access: 'verified',
    changes: ['/messages/unread/count/{userId}', '/messages/threads', '/notifications'],
  },
  archiveThread: {
    method: 'PUT',
    path: '/messages/thread/{id}/archived',
    access: 'verified',
    changes: ['/messages/threads', '/messages/thread/{id}'],
  },
  reportMessage: {
    method: 'POST',
    path: '/messages/message/{id}/report',
    access: 'verified',
    idempotent: true,
    changes: ['/messages/thread/{id}'],
  },
  setBlocked: {
    method: 'PUT',
    path: '/messages/block/{userId}',
    access: 'verified',
    changes: ['/messages/thread/{id}', '/messages/blocked', '/messages/recipients'],
  },
  listBlocked: { method: 'GET', path: '/messages/blocked', access: 'verified' },
} as const satisfies RouteTable;
