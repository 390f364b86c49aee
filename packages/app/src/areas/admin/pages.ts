import { lazyPage } from '../../routes/lazy-page';

/** Pages of the administrators' area. */
export const adminPages = {
  dashboard: lazyPage(() => import('./pages/dashboard-page'), { loading: 'loadingDashboard' }),
  users: lazyPage(() => import('./pages/users-page')),
  user: lazyPage(() => import('./pages/user-page')),
  hubs: lazyPage(() => import('./pages/hubs-page')),
  messages: lazyPage(() => import('./pages/messages-page')),
  newMessage: lazyPage(() => import('./pages/new-message-page')),
  reports: lazyPage(() => import('./pages/reports-page')),
  courses: lazyPage(() => import('./pages/courses-page'), { loading: 'loadingCourses' }),
  course: lazyPage(() => import('./pages/course-page'), { loading: 'loadingCourse' }),
  unit: lazyPage(() => import('./pages/unit-page'), { loading: 'loadingUnit' }),
  topic: lazyPage(() => import('./pages/topic-page'), { loading: 'loadingLesson' }),
  transactions: lazyPage(() => import('./pages/transactions-page')),
  enrolments: lazyPage(() => import('./pages/enrolments-page')),
  enrolment: lazyPage(() => import('./pages/enrolment-page')),
  quiet: lazyPage(() => import('./pages/quiet-page')),
  settings: lazyPage(() => import('./pages/settings-page'), { loading: 'loadingSettings' }),
  categories: lazyPage(() => import('./pages/categories-page')),
  tickets: lazyPage(() => import('./pages/tickets-page')),
  ticket: lazyPage(() => import('./pages/ticket-page')),
  audit: lazyPage(() => import('./pages/audit-page')),
};
