import { type RouteObject, useRoutes } from 'react-router-dom';
import { areaRoutes, pageRoute } from '../../routes/page-route';
import { pages } from '../../routes/pages';
import { AdminShell } from './admin-shell';
import { adminPages } from './pages';
import { guardedPages } from './role-pages';

/** Routes below /admin. Read by `preloadPath`. @public */
export const routes: RouteObject[] = [
  {
    element: <AdminShell />,
    children: [...areaRoutes(guardedPages(adminPages)), pageRoute('*', pages.notFound)],
  },
];

export default function AdminArea() {
  return useRoutes(routes);
}
