import type { RouteTable } from '../route';

/** The console of a hub administrator: always their own hub. */
export const hubConsoleRoutes = {
  hubDashboard: { method: 'GET', path: '/my-hub/dashboard', access: ['hub'] },
  getHubSettings: { method: 'GET', path: '/my-hub/settings', access: ['hub'] },
  saveHubSettings: { method: 'PUT', path: '/my-hub/settings', access: ['hub'] },
  addHubCourse: { method: 'PUT', path: '/my-hub/course/{courseId}', access: ['hub'] },
  removeHubCourse: { method: 'DELETE', path: '/my-hub/course/{courseId}', access: ['hub'] },
  listOwnHubMembers: { method: 'GET', path: '/my-hub/members', access: ['hub'] },
  getOwnHubMember: { method: 'GET', path: '/my-hub/member/{id}', access: ['hub'] },
  removeHubMember: { method: 'POST', path: '/my-hub/member/{id}/remove', access: ['hub'] },
  listJoinRequests: { method: 'GET', path: '/my-hub/requests', access: ['hub'] },
  acceptJoinRequest: { method: 'POST', path: '/my-hub/request/{id}/accept', access: ['hub'] },
  rejectJoinRequest: { method: 'POST', path: '/my-hub/request/{id}/reject', access: ['hub'] },
  reopenJoinRequest: { method: 'POST', path: '/my-hub/request/{id}/reopen', access: ['hub'] },
  listInvitations: { method: 'GET', path: '/my-hub/invitations', access: ['hub'] },
  createInvitation: { method: 'POST', path: '/my-hub/invitations', access: ['hub'], idempotent: true },
  withdrawInvitation: { method: 'DELETE', path: '/my-hub/invitation/{id}', access: ['hub'] },
  uploadHubLogo: { method: 'PUT', path: '/my-hub/logo', access: ['hub'], upload: 'logo' },
  removeHubLogo: { method: 'DELETE', path: '/my-hub/logo', access: ['hub'] },
  uploadHubBanner: { method: 'PUT', path: '/my-hub/banner', access: ['hub'], upload: 'banner' },
  saveHubBanner: { method: 'PUT', path: '/my-hub/banner/details', access: ['hub'] },
  removeHubBanner: { method: 'DELETE', path: '/my-hub/banner', access: ['hub'] },
} as const satisfies RouteTable;
