import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Handle, layoutRoute, pageRoute } from './page-route';
import { pages } from './pages';

/** Every address of the product (spec 2.1-2.56); anything else is the 404 page. */
export const routes: RouteObject[] = [
  layoutRoute(pages.publicShell, [
    pageRoute('/', pages.home),
    pageRoute('/courses', pages.courses),
    pageRoute('/course/:id', pages.course),
    pageRoute('/course/unit/:unitId', pages.unit),
    pageRoute('/course/unit/lesson/:lessonId/:title?', pages.lesson),
    pageRoute('/about-us', pages.about),
    pageRoute('/accessibility', pages.accessibility),
    pageRoute('/help-desk', pages.helpDesk),
    pageRoute('/ai/digital-assistant', pages.assistant),
    pageRoute('/auth/signin', pages.signIn),
    pageRoute('/auth/signup', pages.signUp),
    pageRoute('/auth/forgot-password', pages.forgotPassword),
    pageRoute('/auth/two-step/:part?', pages.twoStep),
    pageRoute('/auth/reset-password', pages.resetPassword),
    pageRoute('/auth/continue', pages.provider),
    pageRoute('/lti/start', pages.launch),
    pageRoute('/verify/email', pages.verifyEmail),
    pageRoute('/invitation', pages.checks),
    pageRoute('/verify/:number?', pages.checks),
    pageRoute('/receipts/verify/:code', pages.checks),
    pageRoute('*', pages.notFound),
  ]),
  layoutRoute(pages.searchShell, [pageRoute('/search', pages.search)]),
  pageRoute('/console/*', pages.learner),
  pageRoute('/instructor/*', pages.instructor),
  pageRoute('/hub/*', pages.hub),
  pageRoute('/admin/*', pages.admin),
];

/** Fetches the code of the page at a path, also inside an area; resolves when it can render at once. */
export const preloadPath = (path: string): Promise<void> => preloadIn(routes, path);

async function preloadIn(table: RouteObject[], path: string, base?: string): Promise<void> {
  await Promise.all(
    (matchRoutes(table, path, base) ?? []).map(async ({ route, pathnameBase }) => {
      const module = await (route.handle as Handle | undefined)?.preload();
      if (module?.routes) await preloadIn(module.routes, path, pathnameBase);
    }),
  );
}
