import { lazyPage, type LazyPageOptions } from './lazy-page';
import type { OtherPages } from './other-pages';
import { loadPublicShell } from './public-shell-code';

/** Their addresses, and those of the files that they need, are not part of a first load of the pages below. */
const other = (name: keyof OtherPages, options?: LazyPageOptions) =>
  lazyPage(async () => (await import('./other-pages')).otherPages[name](), options);

/** Every page as its own chunk, with its loading message. */
export const pages = {
  home: lazyPage(() => import('../pages/home-page')),
  courses: lazyPage(() => import('../pages/courses-page')),
  course: other('course'),
  unit: other('unit'),
  lesson: other('lesson'),
  search: other('search'),
  about: other('about'),
  accessibility: other('accessibility'),
  helpDesk: other('helpDesk'),
  signIn: other('signIn'),
  signUp: other('signUp'),
  forgotPassword: other('forgotPassword'),
  resetPassword: other('resetPassword'),
  provider: other('provider'),
  launch: other('launch'),
  verifyEmail: other('verifyEmail'),
  twoStep: other('twoStep'),
  checks: other('checks'),
  assistant: other('assistant'),
  notFound: other('notFound'),
  publicShell: lazyPage(loadPublicShell, { fullPage: true }),
  // Each signed-in area brings its own table of routes: visitors do not carry it.
  learner: lazyPage(() => import('../areas/learner/area'), { fullPage: true }),
  instructor: other('instructor', { fullPage: true }),
  hub: other('hub', { fullPage: true }),
  admin: other('admin', { fullPage: true }),
  // Only the search needs to know who is searching before it shows a layout.
  searchShell: other('searchShell', { fullPage: true }),
};
