import { Award, BookOpen, LayoutDashboard, LifeBuoy, ListChecks, Settings, Users, Video } from 'lucide';
import type { AreaPage } from '../../routes/area-page';
import type { OtherPages } from '../../routes/other-pages';
import { messagePages } from '../shared/message-pages';
import type { learnerMenuMessages } from './messages/menu';
import { other } from './other-page';
import { paymentPages } from './payment-pages';

type LearnerPage = AreaPage<keyof typeof learnerMenuMessages.defaults>;

/** A page that is also public. */
const shared =
  (name: keyof OtherPages): AreaPage['load'] =>
  async () =>
    (await import('../../routes/other-pages')).otherPages[name]();

/** Pages below /console (spec 2.13-2.27). */
export const learnerPages: readonly LearnerPage[] = [
  {
    path: 'dashboard',
    menu: { group: 'main', label: 'dashboard', icon: LayoutDashboard, quick: 1 },
    load: () => import('../../pages/dashboard-page'),
  },
  {
    path: 'my-courses',
    menu: { group: 'learning', label: 'myCourses', icon: BookOpen, quick: 2, short: 'courses' },
    load: other('myCourses'),
  },
  { path: 'my-courses/notes', load: other('notes') },
  { path: 'downloads', load: other('downloads') },
  { under: 'my-courses', path: 'course/:id/:title?', load: shared('course') },
  { under: 'my-courses', path: 'course/unit/:unitId/:title?', load: shared('unit') },
  { under: 'my-courses', path: 'course/:id/:title/finished', load: other('finished') },
  { under: 'my-courses', path: 'course/unit/lesson/:lessonId/:title?', load: shared('lesson') },
  {
    path: 'live-classes/*',
    menu: { group: 'learning', label: 'liveClasses', icon: Video, quick: 4, short: 'live' },
    load: other('live'),
  },
  {
    path: 'quizzes',
    menu: { group: 'learning', label: 'quizzes', icon: ListChecks },
    load: other('quizzes'),
  },
  { path: 'quizzes/:quizId', load: other('quiz') },
  {
    path: ['certificates', 'certificate/:id/awards'],
    menu: { group: 'learning', label: 'certificates', icon: Award, account: 2 },
    load: other('certificates'),
  },
  {
    path: 'hubs',
    menu: { group: 'communication', label: 'hubs', icon: Users },
    load: other('hubs'),
  },
  { path: 'hubs/invitation', load: other('invitation') },
  { path: 'hub/:id', under: 'hubs', load: other('hub') },
  ...messagePages('/console/messages', 'communication', 3),
  {
    path: 'ai-chat/:conversationId?',
    menu: { group: 'communication', label: 'aiSupport', icon: LifeBuoy },
    load: other('tutor'),
  },
  {
    path: 'settings',
    menu: { group: 'settings', label: 'settings', icon: Settings, account: 1 },
    load: other('settings'),
  },
  { path: 'profile/edit', load: other('profile') },
  ...paymentPages,
  { path: 'gifts', load: other('gifts') },
  { path: 'gift', load: other('gift') },
  { path: 'give/:courseId', load: other('give') },
];
