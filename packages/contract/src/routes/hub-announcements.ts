import type { RouteTable } from '../route';

/** Announcements of a hub to its members or cohorts. */
export const hubAnnouncementRoutes = {
  listHubAnnouncements: { method: 'GET', path: '/my-hub/announcements', access: ['hub'] },
  sendHubAnnouncement: {
    method: 'POST',
    path: '/my-hub/announcements',
    access: ['hub'],
    idempotent: true,
    changes: ['/my-hub/announcements', '/messages/threads'],
  },
  getHubAnnouncement: { method: 'GET', path: '/my-hub/announcement/{id}', access: ['hub'] },
} as const satisfies RouteTable;
