import { lazyPage } from '../../routes/lazy-page';

/** Pages of the instructors' area. */
export const instructorPages = {
  activityResults: lazyPage(() => import('./pages/activity-results-page')),
  authorInvitation: lazyPage(() => import('./pages/author-invitation-page')),
  dashboard: lazyPage(() => import('./pages/dashboard-page')),
  courses: lazyPage(() => import('./pages/courses-page')),
  import: lazyPage(() => import('./pages/import-page')),
  course: lazyPage(() => import('./pages/course-page')),
  banks: lazyPage(() => import('./pages/banks-page')),
  unit: lazyPage(() => import('./pages/unit-page')),
  topic: lazyPage(() => import('./pages/topic-page')),
  quiz: lazyPage(() => import('./pages/quiz-page')),
  quizResults: lazyPage(() => import('./pages/quiz-results-page')),
  regrade: lazyPage(() => import('./pages/regrade-page')),
  arrangements: lazyPage(() => import('./pages/quiz-arrangements-page')),
  marking: lazyPage(() => import('./pages/marking-page')),
  markAttempt: lazyPage(() => import('./pages/mark-attempt-page')),
  earnings: lazyPage(() => import('./pages/earnings-page')),
  learners: lazyPage(() => import('./pages/learners-page')),
  learner: lazyPage(() => import('./pages/learner-page')),
  messageLearner: lazyPage(() => import('./pages/message-learner-page')),
  discussions: lazyPage(() => import('./pages/discussions-page')),
  profile: lazyPage(() => import('./pages/profile-page')),
  settings: lazyPage(() => import('./pages/settings-page')),
};
