import { lazyPage } from '../../routes/lazy-page';

/** Pages that only the learner's area has. */
export const learnerPages = {
  myCourses: lazyPage(() => import('../../pages/my-courses-page')),
  settings: lazyPage(() => import('../../pages/settings-page')),
  profile: lazyPage(() => import('../../pages/profile-page')),
  hubs: lazyPage(() => import('./pages/hubs-page')),
  hub: lazyPage(() => import('./pages/hub-page')),
  invitation: lazyPage(() => import('./pages/invitation-page')),
  checkout: lazyPage(() => import('./pages/checkout-page')),
  paymentWaiting: lazyPage(() => import('./pages/payment-waiting-page')),
  paymentPaid: lazyPage(() => import('./pages/payment-paid-page')),
  paymentFailed: lazyPage(() => import('./pages/payment-failed-page')),
  gifts: lazyPage(() => import('./pages/gifts-page')),
  gift: lazyPage(() => import('./pages/gift-page')),
  give: lazyPage(() => import('./pages/give-page')),
  live: lazyPage(() => import('./live-area')),
  quizzes: lazyPage(() => import('./pages/quizzes-page')),
  quiz: lazyPage(() => import('./pages/quiz-page')),
  certificates: lazyPage(() => import('./certificate-pages')),
  receipts: lazyPage(() => import('./pages/receipts-page')),
  tutor: lazyPage(() => import('./pages/tutor-page')),
  downloads: lazyPage(() => import('./pages/downloads-page')),
  receipt: lazyPage(() => import('./pages/receipt-page')),
};
