import {
  BookOpen,
  CircleQuestionMark,
  ClipboardCheck,
  LayoutDashboard,
  Settings,
  UserRound,
  Users,
  Video,
  Wallet,
} from 'lucide';
import type { AreaPage } from '../../routes/area-page';
import { livePages } from '../shared/live/pages';
import { messagePages } from '../shared/message-pages';
import type { instructorMenuMessages } from './messages/menu';

type InstructorPage = AreaPage<keyof typeof instructorMenuMessages.defaults>;

/** Pages below /instructor (spec 2.44-2.50). */
export const instructorPages: readonly InstructorPage[] = [
  {
    path: 'dashboard',
    menu: { group: 'teaching', label: 'dashboard', icon: LayoutDashboard, quick: 1 },
    load: () => import('./pages/dashboard-page'),
  },
  {
    path: 'courses',
    menu: { group: 'teaching', label: 'myCourses', icon: BookOpen, quick: 2 },
    load: () => import('./pages/courses-page'),
  },
  { path: 'courses/import', load: () => import('./pages/import-page') },
  { path: 'invitation', load: () => import('./pages/author-invitation-page') },
  { under: 'courses', path: 'course/:id', load: () => import('./pages/course-page') },
  { under: 'courses', path: 'course/:id/banks', load: () => import('./pages/banks-page') },
  { under: 'courses', path: 'course/unit/:unitId', load: () => import('./pages/unit-page') },
  { under: 'courses', path: 'course/unit/topic/:topicId', load: () => import('./pages/topic-page') },
  {
    under: 'courses',
    path: 'course/unit/topic/:topicId/results',
    load: () => import('./pages/activity-results-page'),
  },
  { under: 'courses', path: 'quiz/:id', load: () => import('./pages/quiz-page') },
  { under: 'courses', path: 'quiz/:id/results', load: () => import('./pages/quiz-results-page') },
  { under: 'courses', path: 'quiz/:id/regrade/:slotId', load: () => import('./pages/regrade-page') },
  { under: 'courses', path: 'quiz/:id/times', load: () => import('./pages/quiz-arrangements-page') },
  {
    path: 'users',
    menu: { group: 'teaching', label: 'myLearners', icon: Users, quick: 3 },
    load: () => import('./pages/learners-page'),
  },
  { path: 'user/:id', under: 'users', load: () => import('./pages/learner-page') },
  { path: 'user/:id/message/:courseId', load: () => import('./pages/message-learner-page') },
  {
    path: 'marking',
    menu: { group: 'work', label: 'marking', icon: ClipboardCheck, count: 'marking' },
    load: () => import('./pages/marking-page'),
  },
  { path: 'marking/:attemptId', under: 'marking', load: () => import('./pages/mark-attempt-page') },
  {
    path: 'discussions',
    menu: { group: 'work', label: 'questions', icon: CircleQuestionMark, count: 'questions' },
    load: () => import('./pages/discussions-page'),
  },
  ...livePages('instructor', { group: 'work', label: 'liveClasses', icon: Video }),
  {
    path: 'earnings',
    menu: { group: 'work', label: 'earnings', icon: Wallet },
    load: () => import('./pages/earnings-page'),
  },
  ...messagePages('/instructor/messages', 'communication'),
  {
    path: 'profile',
    menu: { label: 'profile', icon: UserRound, account: 1 },
    load: () => import('./pages/profile-page'),
  },
  {
    path: 'settings',
    menu: { label: 'settings', icon: Settings, account: 2 },
    load: () => import('./pages/settings-page'),
  },
];
