import type { PageModule } from '../../routes/lazy-page';

/** The pages of the learner's area besides the dashboard. `learnerPages` fetches this file when one of them is needed. */
export const otherLearnerPages = {
  myCourses: () => import('../../pages/my-courses-page'),
  notes: () => import('./pages/notes-page'),
  settings: () => import('../../pages/settings-page'),
  profile: () => import('../../pages/profile-page'),
  hubs: () => import('./pages/hubs-page'),
  hub: () => import('./pages/hub-page'),
  invitation: () => import('./pages/invitation-page'),
  finished: () => import('./pages/course-finished-page'),
  checkout: () => import('./pages/checkout-page'),
  paymentWaiting: () => import('./pages/payment-waiting-page'),
  paymentPaid: () => import('./pages/payment-paid-page'),
  paymentFailed: () => import('./pages/payment-failed-page'),
  gifts: () => import('./pages/gifts-page'),
  gift: () => import('./pages/gift-page'),
  give: () => import('./pages/give-page'),
  live: () => import('./live-area'),
  quizzes: () => import('./pages/quizzes-page'),
  quiz: () => import('./pages/quiz-page'),
  certificates: () => import('./certificate-pages'),
  receipts: () => import('./pages/receipts-page'),
  tutor: () => import('./pages/tutor-page'),
  downloads: () => import('./pages/downloads-page'),
  receipt: () => import('./pages/receipt-page'),
} satisfies Record<string, () => Promise<PageModule>>;

export type OtherLearnerPages = typeof otherLearnerPages;
