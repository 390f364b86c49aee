import type { RouteObject } from 'react-router-dom';
import type { AreaPage } from './area-page';
import { type LazyPage, lazyPage } from './lazy-page';

export interface Handle {
  preload: LazyPage['preload'];
}

/** A route to a lazy page. */
export function pageRoute(path: string, Page: LazyPage): RouteObject {
  return { path, element: <Page />, handle: { preload: Page.preload } satisfies Handle };
}

/** A lazy layout around routes. */
export function layoutRoute(Layout: LazyPage, children: RouteObject[]): RouteObject {
  return { element: <Layout />, handle: { preload: Layout.preload } satisfies Handle, children };
}

/** The routes of pages of an area. Call it once for each list, outside components. */
export function areaRoutes(pages: readonly AreaPage[]): RouteObject[] {
  return pages.flatMap(({ path, load }) => {
    const Page = lazyPage(load);
    return [path].flat().map((item) => pageRoute(item, Page));
  });
}
