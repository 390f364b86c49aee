import { ADMIN_ROLES } from '../constants';
import { MEMBERSHIP } from '../changes';
import type { RouteTable } from '../route';

/** Hubs in the administrator area. */
export const hubAdminRoutes = {
  listAdminHubs: { method: 'GET', path: '/admin/hubs', access: ADMIN_ROLES },
  createHub: {
    method: 'POST',
    path: '/admin/hubs',
    access: ADMIN_ROLES,
    idempotent: true,
    changes: ['/admin/hubs'],
  },
  updateHub: {
    method: 'PUT',
    path: '/admin/hub/{id}',
    access: ADMIN_ROLES,
    changes: ['/admin/hubs', ...MEMBERSHIP],
  },
  addHubAdministrator: {
    method: 'POST',
    path: '/admin/hub/{id}/administrators',
    access: ADMIN_ROLES,
    idempotent: true,
    changes: ['/admin/hubs'],
  },
  removeHubAdministrator: {
    method: 'DELETE',
    path: '/admin/hub/{id}/administrator/{userId}',
    access: ADMIN_ROLES,
    changes: ['/admin/hubs'],
  },
} as const satisfies RouteTable;
