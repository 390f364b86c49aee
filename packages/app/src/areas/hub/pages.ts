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
  profile: lazyPage(() => import('./pages/profile-page')),
};
