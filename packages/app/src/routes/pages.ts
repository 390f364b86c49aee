import { lazyPage } from './lazy-page';

/** Every page as its own chunk, with its loading message. */
export const pages = {
  home: lazyPage(() => import('../pages/home-page')),
  courses: lazyPage(() => import('../pages/courses-page'), { loading: 'loadingCourses' }),
  course: lazyPage(() => import('../pages/course-page'), { loading: 'loadingCourse' }),
  unit: lazyPage(() => import('../pages/unit-page'), { loading: 'loadingUnit' }),
  lesson: lazyPage(() => import('../pages/lesson-page'), { loading: 'loadingLesson' }),
  search: lazyPage(() => import('../pages/search-page'), { loading: 'loadingSearch' }),
  about: lazyPage(() => import('../pages/about-page')),
  accessibility: lazyPage(() => import('../pages/accessibility-page')),
  helpDesk: lazyPage(() => import('../pages/help-desk-page'), { loading: 'loadingHelpDesk' }),
  signIn: lazyPage(() => import('../pages/sign-in-page')),
  signUp: lazyPage(() => import('../pages/sign-up-page')),
  forgotPassword: lazyPage(() => import('../pages/forgot-password-page')),
  resetPassword: lazyPage(() => import('../pages/reset-password-page')),
  verifyEmail: lazyPage(() => import('../pages/verify-email-page')),
  notFound: lazyPage(() => import('../pages/not-found-page')),
  console: lazyPage(() => import('../shell/console-shell'), { loading: 'loadingConsole', fullPage: true }),
  dashboard: lazyPage(() => import('../pages/dashboard-page'), { loading: 'loadingDashboard' }),
  myCourses: lazyPage(() => import('../pages/my-courses-page'), { loading: 'loadingMyCourses' }),
  settings: lazyPage(() => import('../pages/settings-page'), { loading: 'loadingSettings' }),
  profile: lazyPage(() => import('../pages/profile-page'), { loading: 'loadingProfile' }),
  quiet: lazyPage(() => import('../pages/quiet-page')),
  roleHome: lazyPage(() => import('../pages/role-home-page'), {
    loading: 'loadingDashboard',
    fullPage: true,
  }),
};
