import { lazyPage } from '../../routes/lazy-page';

/** Pages of the hub administrator's area. */
export const hubPages = {
  dashboard: lazyPage(() => import('./pages/dashboard-page')),
  settings: lazyPage(() => import('./pages/settings-page')),
  members: lazyPage(() => import('./pages/members-page')),
  member: lazyPage(() => import('./pages/member-page')),
  requests: lazyPage(() => import('./pages/requests-page')),
  profile: lazyPage(() => import('./pages/profile-page')),
};
