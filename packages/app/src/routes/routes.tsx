import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Handle, layoutRoute, pageRoute } from './page-route';
import { pages } from './pages';
import { publicPages } from './public-pages';

/** Every address of the product (spec 2.1-2.56); anything else is the 404 page. */
export const routes: RouteObject[] = [
  layoutRoute(pages.publicShell, [
    ...Object.entries(publicPages).map(([path, name]) => pageRoute(path, pages[name])),
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
