import {
  ClipboardList,
  Group,
  LayoutDashboard,
  MailPlus,
  Megaphone,
  Settings,
  UserPlus,
  UserRound,
  Users,
  Video,
} from 'lucide';
import type { AreaPage } from '../../routes/area-page';
import { paymentPages } from '../learner/payment-pages';
import { livePages } from '../shared/live/pages';
import { messagePages } from '../shared/message-pages';
import type { hubMenuMessages } from './messages/menu';

type HubPage = AreaPage<keyof typeof hubMenuMessages.defaults>;

/** Pages below /hub that are about the hub of the person (spec 2.51-2.56, 13.180-13.188). */
export const ownHubPages: readonly HubPage[] = [
  {
    path: 'dashboard',
    menu: { group: 'hub', label: 'dashboard', icon: LayoutDashboard, quick: 1 },
    load: () => import('./pages/dashboard-page'),
  },
  {
    path: 'members',
    menu: { group: 'hub', label: 'members', icon: Users, quick: 2 },
    load: () => import('./pages/members-page'),
  },
  { path: 'member/:id', under: 'members', load: () => import('./pages/member-page') },
  {
    path: 'requests',
    menu: { group: 'hub', label: 'requests', icon: UserPlus, quick: 3, count: 'requests' },
    load: () => import('./pages/requests-page'),
  },
  {
    path: 'settings',
    menu: { group: 'hub', label: 'settings', icon: Settings, account: 2 },
    load: () => import('./pages/settings-page'),
  },
  { path: 'seats', load: () => import('./pages/seats-page') },
  { path: 'seats/new', load: () => import('./pages/buy-seats-page') },
  { path: 'seats/:id', load: () => import('./pages/seat-pool-page') },
  {
    path: 'invitations',
    menu: { group: 'people', label: 'invitations', icon: MailPlus },
    load: () => import('./pages/invitations-page'),
  },
  { path: 'invitations/new', load: () => import('./pages/invite-page') },
  {
    path: 'cohorts',
    menu: { group: 'people', label: 'cohorts', icon: Group },
    load: () => import('./pages/cohorts-page'),
  },
  { path: 'cohorts/:id', load: () => import('./pages/cohort-page') },
  {
    path: 'assignments',
    menu: { group: 'people', label: 'assignments', icon: ClipboardList },
    load: () => import('./pages/assignments-page'),
  },
  { path: 'assignments/new', load: () => import('./pages/assign-page') },
  { path: 'assignments/:id', load: () => import('./pages/assignment-page') },
  { path: 'assignments/:id/change', load: () => import('./pages/change-assignment-page') },
  {
    path: 'announcements',
    menu: { group: 'communication', label: 'announcements', icon: Megaphone },
    load: () => import('./pages/announcements-page'),
  },
  { path: 'announcements/new', load: () => import('./pages/announce-page') },
  { path: 'announcements/:id', load: () => import('./pages/announcement-page') },
  ...livePages('hub', { group: 'communication', label: 'liveClasses', icon: Video }),
  ...paymentPages,
];

/** The others below /hub. */
export const hubPages: readonly HubPage[] = [
  ...messagePages('/hub/messages', 'communication'),
  {
    path: 'profile',
    menu: { label: 'profile', icon: UserRound, account: 1 },
    load: () => import('./pages/profile-page'),
  },
];
