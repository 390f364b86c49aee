import { MEMBERSHIP } from '../changes';
import type { RouteTable } from '../route';

const COURSES = ['/my-hub/settings', '/my-hub/dashboard', '/my-hub/members', '/hub/{id}'] as const;
const ANSWERS = ['/my-hub/requests', '/my-hub/dashboard', '/console/work'] as const;
const REQUESTS = [...ANSWERS, '/my-hub/members'] as const;
const PICTURES = ['/my-hub/settings', '/hub/{id}', '/hubs', '/hubs/mine'] as const;

/** The console of a hub administrator: always their own hub. */
export const hubConsoleRoutes = {
  hubDashboard: { method: 'GET', path: '/my-hub/dashboard', access: ['hub'] },
  getHubSettings: { method: 'GET', path: '/my-hub/settings', access: ['hub'] },
  saveHubSettings: {
    method: 'PATCH',
    formerly: 'PUT',
    path: '/my-hub/settings',
    access: ['hub'],
    changes: ['/my-hub/settings', '/my-hub/dashboard', '/user/{id}', ...MEMBERSHIP],
  },
  addHubCourse: { method: 'PUT', path: '/my-hub/course/{courseId}', access: ['hub'], changes: COURSES },
  removeHubCourse: { method: 'DELETE', path: '/my-hub/course/{courseId}', access: ['hub'], changes: COURSES },
  listOwnHubMembers: { method: 'GET', path: '/my-hub/members', access: ['hub'] },
  getOwnHubMember: { method: 'GET', path: '/my-hub/member/{id}', access: ['hub'] },
  removeHubMember: {
    method: 'POST',
    path: '/my-hub/member/{id}/remove',
    access: ['hub'],
    changes: ['/my-hub/members', '/my-hub/member/{id}', '/my-hub/dashboard'],
  },
  listJoinRequests: { method: 'GET', path: '/my-hub/requests', access: ['hub'] },
  acceptJoinRequest: {
    method: 'POST',
    path: '/my-hub/request/{id}/accept',
    access: ['hub'],
    changes: REQUESTS,
  },
  rejectJoinRequest: {
    method: 'POST',
    path: '/my-hub/request/{id}/reject',
    access: ['hub'],
    changes: ANSWERS,
  },
  reopenJoinRequest: {
    method: 'POST',
    path: '/my-hub/request/{id}/reopen',
    access: ['hub'],
    changes: REQUESTS,
  },
  listInvitations: { method: 'GET', path: '/my-hub/invitations', access: ['hub'] },
  createInvitation: {
    method: 'POST',
    path: '/my-hub/invitations',
    access: ['hub'],
    idempotent: true,
    changes: ['/my-hub/invitations'],
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/my-hub/invitation/{id}',
    access: ['hub'],
    changes: ['/my-hub/invitations'],
  },
  uploadHubLogo: { method: 'PUT', path: '/my-hub/logo', access: ['hub'], upload: 'logo', changes: PICTURES },
  removeHubLogo: { method: 'DELETE', path: '/my-hub/logo', access: ['hub'], changes: PICTURES },
  uploadHubBanner: {
    method: 'PUT',
    path: '/my-hub/banner',
    access: ['hub'],
    upload: 'banner',
    changes: PICTURES,
  },
  saveHubBanner: { method: 'PUT', path: '/my-hub/banner/details', access: ['hub'], changes: PICTURES },
  removeHubBanner: { method: 'DELETE', path: '/my-hub/banner', access: ['hub'], changes: PICTURES },
} as const satisfies RouteTable;
