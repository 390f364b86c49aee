import { lazyPage } from './lazy-page';

/** Every page as its own chunk, with its loading message. */
export const pages = {
  home: lazyPage(() => import('../pages/home-page'), { firstSheet: true }),
  courses: lazyPage(() => import('../pages/courses-page'), { firstSheet: true }),
  course: lazyPage(() => import('../pages/course-page')),
  unit: lazyPage(() => import('../pages/unit-page')),
  lesson: lazyPage(() => import('../pages/lesson-page')),
  search: lazyPage(() => import('../pages/search-page')),
  about: lazyPage(() => import('../pages/about-page')),
  accessibility: lazyPage(() => import('../pages/accessibility-page')),
  helpDesk: lazyPage(() => import('../pages/help-desk-page')),
  signIn: lazyPage(() => import('../pages/sign-in-page')),
  signUp: lazyPage(() => import('../pages/sign-up-page')),
  forgotPassword: lazyPage(() => import('../pages/forgot-password-page')),
  resetPassword: lazyPage(() => import('../pages/reset-password-page')),
  provider: lazyPage(() => import('../pages/provider-page')),
  launch: lazyPage(() => import('../pages/launch-page')),
  verifyEmail: lazyPage(() => import('../pages/verify-email-page')),
  twoStep: lazyPage(() => import('../pages/two-step-pages')),
  checks: lazyPage(() => import('../pages/check-pages')),
  assistant: lazyPage(() => import('../pages/assistant-page')),
  notFound: lazyPage(() => import('../pages/not-found-page')),
  dashboard: lazyPage(() => import('../pages/dashboard-page'), { firstSheet: true }),
  // Each signed-in area brings its own table of routes: visitors do not carry it.
  learner: lazyPage(() => import('../areas/learner/area'), { fullPage: true, firstSheet: true }),
  instructor: lazyPage(() => import('../areas/instructor/area'), { fullPage: true }),
  hub: lazyPage(() => import('../areas/hub/area'), { fullPage: true }),
  admin: lazyPage(() => import('../areas/admin/area'), { fullPage: true }),
};
