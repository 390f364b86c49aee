import type { RouteTable } from '../route';

const CHECKS = [
  '/my-hub/invitation-checks',
  '/my-hub/invitation-check/{id}',
  '/my-hub/invitation-check/{id}/lines',
] as const;
const COHORTS = ['/my-hub/cohorts', '/my-hub/cohort/{id}', '/my-hub/members'] as const;

/** Invitations by a file and cohorts, in the console of a hub administrator: always their own hub. */
export const hubPeopleRoutes = {
  checkInvitations: {
    method: 'POST',
    path: '/my-hub/invitation-checks',
    access: ['hub'],
    idempotent: true,
    upload: 'file',
    changes: CHECKS,
  },
  listInvitationChecks: { method: 'GET', path: '/my-hub/invitation-checks', access: ['hub'] },
  getInvitationCheck: { method: 'GET', path: '/my-hub/invitation-check/{id}', access: ['hub'] },
  listInvitationLines: { method: 'GET', path: '/my-hub/invitation-check/{id}/lines', access: ['hub'] },
  exportInvitationLines: { method: 'GET', path: '/my-hub/invitation-check/{id}/csv', access: ['hub'] },
  sendInvitations: {
    method: 'POST',
    path: '/my-hub/invitation-check/{id}/send',
    access: ['hub'],
    changes: [...CHECKS, ...COHORTS, '/my-hub/personal-invitations'],
  },
  listPersonalInvitations: { method: 'GET', path: '/my-hub/personal-invitations', access: ['hub'] },
  resendPersonalInvitation: {
    method: 'POST',
    path: '/my-hub/personal-invitation/{id}/resend',
    access: ['hub'],
    changes: ['/my-hub/personal-invitations'],
  },
  withdrawPersonalInvitation: {
    method: 'DELETE',
    path: '/my-hub/personal-invitation/{id}',
    access: ['hub'],
    changes: ['/my-hub/personal-invitations'],
  },
  listCohorts: { method: 'GET', path: '/my-hub/cohorts', access: ['hub'] },
  createCohort: {
    method: 'POST',
    path: '/my-hub/cohorts',
    access: ['hub'],
    idempotent: true,
    changes: COHORTS,
  },
  getCohort: { method: 'GET', path: '/my-hub/cohort/{id}', access: ['hub'] },
  renameCohort: { method: 'PUT', path: '/my-hub/cohort/{id}', access: ['hub'], changes: COHORTS },
  removeCohort: {
    method: 'DELETE',
    path: '/my-hub/cohort/{id}',
    access: ['hub'],
    changes: ['/my-hub/cohorts', '/my-hub/members'],
  },
  addCohortMembers: { method: 'POST', path: '/my-hub/cohort/{id}/add', access: ['hub'], changes: COHORTS },
  removeCohortMembers: {
    method: 'POST',
    path: '/my-hub/cohort/{id}/remove',
    access: ['hub'],
    changes: COHORTS,
  },
} as const satisfies RouteTable;
