import type { PageModule } from './lazy-page';

/** The pages where visitors and learners do not arrive first. `pages` fetches this file when one of them is needed. */
export const otherPages = {
  course: () => import('../pages/course-page'),
  unit: () => import('../pages/unit-page'),
  lesson: () => import('../pages/lesson-page'),
  search: () => import('../pages/search-page'),
  about: () => import('../pages/about-page'),
  accessibility: () => import('../pages/accessibility-page'),
  helpDesk: () => import('../pages/help-desk-page'),
  signIn: () => import('../pages/sign-in-page'),
  signUp: () => import('../pages/sign-up-page'),
  forgotPassword: () => import('../pages/forgot-password-page'),
  resetPassword: () => import('../pages/reset-password-page'),
  provider: () => import('../pages/provider-page'),
  launch: () => import('../pages/launch-page'),
  verifyEmail: () => import('../pages/verify-email-page'),
  twoStep: () => import('../pages/two-step-pages'),
  checks: () => import('../pages/check-pages'),
  assistant: () => import('../pages/assistant-page'),
  notFound: () => import('../pages/not-found-page'),
  instructor: () => import('../areas/instructor/area'),
  hub: () => import('../areas/hub/area'),
  admin: () => import('../areas/admin/area'),
  searchShell: () => import('../shell/search-shell'),
} satisfies Record<string, () => Promise<PageModule>>;

export type OtherPages = typeof otherPages;
