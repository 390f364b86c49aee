import type { pages } from './pages';

/** The public pages (spec 2.1-2.12, 2.59) by their paths, each with its name in `pages`. */
export const publicPages = {
  '/': 'home',
  '/courses': 'courses',
  '/course/:id': 'course',
  '/course/unit/:unitId': 'unit',
  '/course/unit/lesson/:lessonId/:title?': 'lesson',
  '/about-us': 'about',
  '/accessibility': 'accessibility',
  '/help-desk': 'helpDesk',
  '/ai/digital-assistant': 'assistant',
  '/auth/signin': 'signIn',
  '/auth/signup': 'signUp',
  '/auth/forgot-password': 'forgotPassword',
  '/auth/two-step/:part?': 'twoStep',
  '/auth/reset-password': 'resetPassword',
  '/auth/continue': 'provider',
  '/lti/start': 'launch',
  '/verify/email': 'verifyEmail',
  '/invitation': 'checks',
  '/verify/:number?': 'checks',
  '/receipts/verify/:code': 'checks',
} as const satisfies Record<string, keyof typeof pages>;
