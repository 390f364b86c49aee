import type { AreaPage } from '../../routes/area-page';
import { livePages } from '../shared/live/pages';
import { messagePages } from '../shared/message-pages';

/** Pages below /instructor (spec 2.44-2.50). */
export const instructorPages: readonly AreaPage[] = [
  { path: 'dashboard', load: () => import('./pages/dashboard-page') },
  { path: 'courses', load: () => import('./pages/courses-page') },
  { path: 'courses/import', load: () => import('./pages/import-page') },
  { path: 'invitation', load: () => import('./pages/author-invitation-page') },
  { path: 'course/:id', load: () => import('./pages/course-page') },
  { path: 'course/:id/banks', load: () => import('./pages/banks-page') },
  { path: 'course/unit/:unitId', load: () => import('./pages/unit-page') },
  { path: 'course/unit/topic/:topicId', load: () => import('./pages/topic-page') },
  { path: 'course/unit/topic/:topicId/results', load: () => import('./pages/activity-results-page') },
  { path: 'quiz/:id', load: () => import('./pages/quiz-page') },
  { path: 'quiz/:id/results', load: () => import('./pages/quiz-results-page') },
  { path: 'quiz/:id/regrade/:slotId', load: () => import('./pages/regrade-page') },
  { path: 'quiz/:id/times', load: () => import('./pages/quiz-arrangements-page') },
  { path: 'marking', load: () => import('./pages/marking-page') },
  { path: 'marking/:attemptId', load: () => import('./pages/mark-attempt-page') },
  { path: 'earnings', load: () => import('./pages/earnings-page') },
  { path: 'users', load: () => import('./pages/learners-page') },
  { path: 'user/:id', load: () => import('./pages/learner-page') },
  { path: 'user/:id/message/:courseId', load: () => import('./pages/message-learner-page') },
  { path: 'discussions', load: () => import('./pages/discussions-page') },
  { path: 'profile', load: () => import('./pages/profile-page') },
  { path: 'settings', load: () => import('./pages/settings-page') },
  ...livePages('instructor'),
  ...messagePages('/instructor/messages'),
];
