import { lazyPage } from '../../routes/lazy-page';

/** Pages of the administrators' area. */
export const adminPages = {
  dashboard: lazyPage(() => import('./pages/dashboard-page')),
  users: lazyPage(() => import('./pages/users-page')),
  user: lazyPage(() => import('./pages/user-page')),
  hubs: lazyPage(() => import('./pages/hubs-page')),
  messages: lazyPage(() => import('./pages/messages-page')),
  newMessage: lazyPage(() => import('./pages/new-message-page')),
  reports: lazyPage(() => import('./pages/reports-page')),
  reviewReports: lazyPage(() => import('./pages/review-reports-page')),
  courses: lazyPage(() => import('./pages/courses-page')),
  course: lazyPage(() => import('./pages/course-page')),
  unit: lazyPage(() => import('./pages/unit-page')),
  topic: lazyPage(() => import('./pages/topic-page')),
  transactions: lazyPage(() => import('./pages/transactions-page')),
  transaction: lazyPage(() => import('./pages/transaction-page')),
  totals: lazyPage(() => import('./pages/totals-page')),
  payouts: lazyPage(() => import('./pages/payouts-page')),
  enrolments: lazyPage(() => import('./pages/enrolments-page')),
  enrolment: lazyPage(() => import('./pages/enrolment-page')),
  settings: lazyPage(() => import('./pages/settings-page')),
  categories: lazyPage(() => import('./pages/categories-page')),
  tickets: lazyPage(() => import('./pages/tickets-page')),
  ticket: lazyPage(() => import('./pages/ticket-page')),
  certificates: lazyPage(() => import('./pages/certificates-page')),
  audit: lazyPage(() => import('./pages/audit-page')),
};
