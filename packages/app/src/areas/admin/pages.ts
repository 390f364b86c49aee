import {
  ArrowLeftRight,
  Award,
  BookOpen,
  GraduationCap,
  LayoutDashboard,
  LifeBuoy,
  MessageSquare,
  ScrollText,
  Settings,
  Shapes,
  UserRound,
  Users,
  Video,
} from 'lucide';
import type { AreaPage } from '../../routes/area-page';
import { attendancePage, classPages } from '../shared/live/pages';
import type { adminMenuMessages } from './messages/menu';

type AdminPage = AreaPage<keyof typeof adminMenuMessages.defaults>;

/** Pages below /admin (spec 2.28-2.43), and those that only the sidebar names. */
export const adminPages: readonly AdminPage[] = [
  {
    path: 'dashboard',
    menu: { group: 'main', label: 'dashboard', icon: LayoutDashboard, quick: 1 },
    load: () => import('./pages/dashboard-page'),
  },
  {
    path: 'category',
    menu: { group: 'main', label: 'categories', icon: Shapes },
    load: () => import('./pages/categories-page'),
  },
  {
    path: 'users',
    menu: { group: 'main', label: 'users', icon: UserRound, quick: 2 },
    load: () => import('./pages/users-page'),
  },
  { path: 'user/:id', under: 'users', load: () => import('./pages/user-page') },
  {
    path: 'hubs',
    menu: { group: 'main', label: 'hubs', icon: Users },
    load: () => import('./pages/hubs-page'),
  },
  {
    path: 'courses',
    menu: { group: 'main', label: 'courses', icon: BookOpen, quick: 3, count: 'reviews' },
    load: () => import('./pages/courses-page'),
  },
  {
    path: 'enrollments',
    menu: { group: 'main', label: 'enrollments', icon: GraduationCap },
    load: () => import('./pages/enrolments-page'),
  },
  { path: 'messages/reports', load: () => import('./pages/reports-page') },
  { path: 'messages/review-reports', load: () => import('./pages/review-reports-page') },
  { path: 'messages/post-reports', load: () => import('./pages/post-reports-page') },
  { path: 'messages/new', load: () => import('./pages/new-message-page') },
  {
    path: 'messages/:threadId?',
    menu: { group: 'more', label: 'messages', icon: MessageSquare, count: 'messages' },
    load: () => import('./pages/messages-page'),
  },
  {
    path: 'tickets',
    menu: { group: 'more', label: 'tickets', icon: LifeBuoy, count: 'tickets' },
    load: () => import('./pages/tickets-page'),
  },
  { path: 'ticket/:id', under: 'tickets', load: () => import('./pages/ticket-page') },
  { under: 'courses', path: 'course/:id/review', load: () => import('./pages/review-page') },
  { under: 'courses', path: 'course/:id', load: () => import('./pages/course-page') },
  { under: 'courses', path: 'course/unit/:unitId', load: () => import('./pages/unit-page') },
  { under: 'courses', path: 'course/unit/topic/:topicId', load: () => import('./pages/topic-page') },
  {
    path: 'transactions',
    menu: { group: 'more', label: 'transactions', icon: ArrowLeftRight, count: 'heldPayments' },
    load: () => import('./pages/transactions-page'),
  },
  { path: 'transactions/payouts', load: () => import('./pages/payouts-page') },
  { path: 'transactions/totals', load: () => import('./pages/totals-page') },
  { path: 'transactions/:orderId', load: () => import('./pages/transaction-page') },
  { path: 'enrollment/:id', under: 'enrollments', load: () => import('./pages/enrolment-page') },
  {
    path: 'certificates',
    menu: { group: 'more', label: 'certificates', icon: Award },
    load: () => import('./pages/certificates-page'),
  },
  {
    path: 'live-classes',
    menu: { group: 'more', label: 'liveClasses', icon: Video },
    load: () => import('./pages/live-classes-page'),
  },
  {
    path: 'audit',
    menu: { group: 'more', label: 'audit', icon: ScrollText },
    load: () => import('./pages/audit-page'),
  },
  {
    path: 'settings',
    menu: { group: 'more', label: 'settings', icon: Settings },
    load: () => import('./pages/settings-page'),
  },
  { path: 'platforms', role: 'admin', load: () => import('./pages/platforms-page') },
  { path: 'assistant', load: () => import('./pages/assistant-page') },
  { path: 'assistant/:conversationId', load: () => import('./pages/flagged-talk-page') },
  ...classPages('admin'),
  attendancePage('admin'),
];
