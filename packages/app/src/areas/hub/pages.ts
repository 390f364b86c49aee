import type { AreaPage } from '../../routes/area-page';
import { paymentPages } from '../learner/payment-pages';
import { livePages } from '../shared/live/pages';
import { messagePages } from '../shared/message-pages';

/** Pages below /hub that are about the hub of the person (spec 2.51-2.56, 13.180-13.188). */
export const ownHubPages: readonly AreaPage[] = [
  { path: 'dashboard', load: () => import('./pages/dashboard-page') },
  { path: 'settings', load: () => import('./pages/settings-page') },
  { path: 'members', load: () => import('./pages/members-page') },
  { path: 'member/:id', load: () => import('./pages/member-page') },
  { path: 'requests', load: () => import('./pages/requests-page') },
  { path: 'seats', load: () => import('./pages/seats-page') },
  { path: 'seats/new', load: () => import('./pages/buy-seats-page') },
  { path: 'seats/:id', load: () => import('./pages/seat-pool-page') },
  { path: 'invitations', load: () => import('./pages/invitations-page') },
  { path: 'invitations/new', load: () => import('./pages/invite-page') },
  { path: 'cohorts', load: () => import('./pages/cohorts-page') },
  { path: 'cohorts/:id', load: () => import('./pages/cohort-page') },
  { path: 'assignments', load: () => import('./pages/assignments-page') },
  { path: 'assignments/new', load: () => import('./pages/assign-page') },
  { path: 'assignments/:id', load: () => import('./pages/assignment-page') },
  { path: 'assignments/:id/change', load: () => import('./pages/change-assignment-page') },
  { path: 'announcements', load: () => import('./pages/announcements-page') },
  { path: 'announcements/new', load: () => import('./pages/announce-page') },
  { path: 'announcements/:id', load: () => import('./pages/announcement-page') },
  ...livePages('hub'),
  ...paymentPages,
];

/** The others below /hub. */
export const hubPages: readonly AreaPage[] = [
  ...messagePages('/hub/messages'),
  { path: 'profile', load: () => import('./pages/profile-page') },
];
