import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PublicShell } from '../shell/public-shell';
import type { LazyPage } from './lazy-page';
import { pages } from './pages';

interface Handle {
  preload: LazyPage['preload'];
}

function at(path: string, Page: LazyPage): RouteObject {
  return { path, element: <Page />, handle: { preload: Page.preload } satisfies Handle };
}

const { console: Console } = pages;

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
  {
    element: <Console />,
    handle: { preload: Console.preload } satisfies Handle,
    children: [
      at('/console/dashboard', pages.dashboard),
      at('/console/my-courses', pages.myCourses),
      at('/console/settings', pages.settings),
      at('/console/profile/edit', pages.profile),
      at('/console/course/:id/:title?', pages.course),
      at('/console/course/unit/:unitId/:title?', pages.unit),
      at('/console/course/unit/lesson/:lessonId/:title?', pages.lesson),
      ...['messages', 'live-classes', 'quizzes', 'certificates', 'hubs', 'ai-chat'].map((list) =>
        at(`/console/${list}`, pages.quiet),
      ),
    ],
  },
  at('/admin/dashboard', pages.roleHome),
  at('/hub/dashboard', pages.roleHome),
  at('/instructor/dashboard', pages.roleHome),
];

/** Fetches the code of the page at a path; resolves when it can render at once. */
export async function preloadPath(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  const handles = matches.map((match) => match.route.handle as Handle | undefined);
  await Promise.all(handles.flatMap((handle) => (handle ? [handle.preload()] : [])));
}
