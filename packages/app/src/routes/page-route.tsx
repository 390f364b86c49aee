import type { RouteObject } from 'react-router-dom';
import type { LazyPage } from './lazy-page';

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
