import type { RouteTable } from '../route';

/** Invitations by a file and cohorts, in the console of a hub administrator: always their own hub. */
export const hubPeopleRoutes = {
  checkInvitations: {
    method: 'POST',
    path: '/my-hub/invitation-checks',
    access: ['hub'],
    idempotent: true,
    upload: 'file',
  },
  listInvitationChecks: { method: 'GET', path: '/my-hub/invitation-checks', access: ['hub'] },
  getInvitationCheck: { method: 'GET', path: '/my-hub/invitation-check/{id}', access: ['hub'] },
  listInvitationLines: { method: 'GET', path: '/my-hub/invitation-check/{id}/lines', access: ['hub'] },
  exportInvitationLines: { method: 'GET', path: '/my-hub/invitation-check/{id}/csv', access: ['hub'] },
  sendInvitations: { method: 'POST', path: '/my-hub/invitation-check/{id}/send', access: ['hub'] },
  listPersonalInvitations: { method: 'GET', path: '/my-hub/personal-invitations', access: ['hub'] },
  resendPersonalInvitation: {
    method: 'POST',
    path: '/my-hub/personal-invitation/{id}/resend',
    access: ['hub'],
  },
  withdrawPersonalInvitation: {
    method: 'DELETE',
    path: '/my-hub/personal-invitation/{id}',
    access: ['hub'],
  },
  listCohorts: { method: 'GET', path: '/my-hub/cohorts', access: ['hub'] },
  createCohort: { method: 'POST', path: '/my-hub/cohorts', access: ['hub'], idempotent: true },
  getCohort: { method: 'GET', path: '/my-hub/cohort/{id}', access: ['hub'] },
  renameCohort: { method: 'PUT', path: '/my-hub/cohort/{id}', access: ['hub'] },
  removeCohort: { method: 'DELETE', path: '/my-hub/cohort/{id}', access: ['hub'] },
  addCohortMembers: { method: 'POST', path: '/my-hub/cohort/{id}/add', access: ['hub'] },
  removeCohortMembers: { method: 'POST', path: '/my-hub/cohort/{id}/remove', access: ['hub'] },
} as const satisfies RouteTable;
