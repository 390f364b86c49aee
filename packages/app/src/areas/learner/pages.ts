import type { AreaPage } from '../../routes/area-page';
import type { OtherPages } from '../../routes/other-pages';
import { messagePages } from '../shared/message-pages';
import { other } from './other-page';
import { paymentPages } from './payment-pages';

/** A page that is also public. */
const shared =
  (name: keyof OtherPages): AreaPage['load'] =>
  async () =>
    (await import('../../routes/other-pages')).otherPages[name]();

/** Pages below /console (spec 2.13-2.27). */
export const learnerPages: readonly AreaPage[] = [
  { path: 'dashboard', load: () => import('../../pages/dashboard-page') },
  { path: 'my-courses', load: other('myCourses') },
  { path: 'my-courses/notes', load: other('notes') },
  { path: 'downloads', load: other('downloads') },
  { path: 'settings', load: other('settings') },
  { path: 'profile/edit', load: other('profile') },
  { path: 'course/:id/:title?', load: shared('course') },
  { path: 'course/unit/:unitId/:title?', load: shared('unit') },
  { path: 'course/:id/:title/finished', load: other('finished') },
  { path: 'course/unit/lesson/:lessonId/:title?', load: shared('lesson') },
  { path: 'hubs', load: other('hubs') },
  { path: 'hubs/invitation', load: other('invitation') },
  { path: 'hub/:id', load: other('hub') },
  ...paymentPages,
  { path: 'gifts', load: other('gifts') },
  { path: 'gift', load: other('gift') },
  { path: 'give/:courseId', load: other('give') },
  { path: 'quizzes', load: other('quizzes') },
  { path: 'quizzes/:quizId', load: other('quiz') },
  ...messagePages('/console/messages'),
  { path: ['certificates', 'certificate/:id/awards'], load: other('certificates') },
  { path: 'live-classes/*', load: other('live') },
  { path: 'ai-chat/:conversationId?', load: other('tutor') },
];
