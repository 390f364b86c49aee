import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Hubs in the administrator area. */
export const hubAdminRoutes = {
  listAdminHubs: { method: 'GET', path: '/admin/hubs', access: ADMIN_ROLES },
  createHub: { method: 'POST', path: '/admin/hubs', access: ADMIN_ROLES, idempotent: true },
  updateHub: { method: 'PUT', path: '/admin/hub/{id}', access: ADMIN_ROLES },
  addHubAdministrator: {
    method: 'POST',
    path: '/admin/hub/{id}/administrators',
    access: ADMIN_ROLES,
    idempotent: true,
  },
  removeHubAdministrator: {
    method: 'DELETE',
    path: '/admin/hub/{id}/administrator/{userId}',
    access: ADMIN_ROLES,
  },
} as const satisfies RouteTable;
