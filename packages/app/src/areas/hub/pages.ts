import { lazyPage } from '../../routes/lazy-page';

/** Pages of the hub administrator's area. */
export const hubPages = {
  dashboard: lazyPage(() => import('./pages/dashboard-page')),
  settings: lazyPage(() => import('./pages/settings-page')),
  members: lazyPage(() => import('./pages/members-page')),
  member: lazyPage(() => import('./pages/member-page')),
  requests: lazyPage(() => import('./pages/requests-page')),
  seats: lazyPage(() => import('./pages/seats-page')),
  seatPool: lazyPage(() => import('./pages/seat-pool-page')),
  buySeats: lazyPage(() => import('./pages/buy-seats-page')),
  invitations: lazyPage(() => import('./pages/invitations-page')),
  invite: lazyPage(() => import('./pages/invite-page')),
  cohorts: lazyPage(() => import('./pages/cohorts-page')),
  cohort: lazyPage(() => import('./pages/cohort-page')),
  assignments: lazyPage(() => import('./pages/assignments-page')),
  assign: lazyPage(() => import('./pages/assign-page')),
  assignment: lazyPage(() => import('./pages/assignment-page')),
  changeAssignment: lazyPage(() => import('./pages/change-assignment-page')),
  announcements: lazyPage(() => import('./pages/announcements-page')),
  announcement: lazyPage(() => import('./pages/announcement-page')),
  announce: lazyPage(() => import('./pages/announce-page')),
  profile: lazyPage(() => import('./pages/profile-page')),
};
