import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PublicShell } from '../shell/public-shell';
import { at, type Handle } from './at';
import { pages } from './pages';

/** Every address of the product (product.md §2) that this version fills; anything else is the 404 page. */
export const routes: RouteObject[] = [
  {
    element: <PublicShell />,
    children: [
      at('/', pages.home),
      at('/courses', pages.courses),
      at('/course/:id', pages.course),
      at('/course/unit/:unitId', pages.unit),
      at('/course/unit/lesson/:lessonId/:title?', pages.lesson),
      at('/search', pages.search),
      at('/about-us', pages.about),
      at('/accessibility', pages.accessibility),
      at('/help-desk', pages.helpDesk),
      at('/auth/signin', pages.signIn),
      at('/auth/signup', pages.signUp),
      at('/auth/forgot-password', pages.forgotPassword),
      at('/auth/reset-password', pages.resetPassword),
      at('/verify/email', pages.verifyEmail),
      at('*', pages.notFound),
    ],
  },
  at('/console/*', pages.learner),
  at('/instructor/*', pages.instructor),
  at('/hub/*', pages.hub),
  at('/admin/*', pages.admin),
];

/** Fetches the code of the page at a path; resolves when it can render at once. */
export async function preloadPath(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  const handles = matches.map((match) => match.route.handle as Handle | undefined);
  await Promise.all(handles.flatMap((handle) => (handle ? [handle.preload()] : [])));
}
