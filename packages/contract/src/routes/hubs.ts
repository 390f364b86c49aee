import { MEMBERSHIP } from '../changes';
import type { RouteTable } from '../route';

/** Hubs as every signed-in user sees them. */
export const hubRoutes = {
  listHubs: { method: 'GET', path: '/hubs', access: 'verified' },
  listMyHubs: { method: 'GET', path: '/hubs/mine', access: 'verified' },
  getHub: { method: 'GET', path: '/hub/{id}', access: 'verified' },
  listHubMembers: { method: 'GET', path: '/hub/{id}/members', access: 'verified' },
  askToJoin: {
    method: 'POST',
    path: '/hub/{id}/requests',
    access: 'verified',
    idempotent: true,
    changes: MEMBERSHIP,
  },
  cancelJoinRequest: {
    method: 'DELETE',
    path: '/hub/{id}/requests',
    access: 'verified',
    changes: MEMBERSHIP,
  },
  leaveHub: {
    method: 'DELETE',
    path: '/hub/{id}/membership',
    access: 'verified',
    changes: ['/hubs', '/hubs/mine', '/hub/{id}'],
  },
  readInvitation: { method: 'POST', path: '/hub-invitations/read', access: 'verified' },
  acceptInvitation: {
    method: 'POST',
    path: '/hub-invitations/accept',
    access: 'verified',
    changes: [...MEMBERSHIP, '/hub-invitations/read'],
  },
} as const satisfies RouteTable;
