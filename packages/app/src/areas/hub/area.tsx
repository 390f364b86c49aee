import { type RouteObject, useRoutes } from 'react-router-dom';
import { at } from '../../routes/at';
import { pages } from '../../routes/pages';
import RoleHomePage from '../../pages/role-home-page';

const routes: RouteObject[] = [{ path: 'dashboard', element: <RoleHomePage /> }, at('*', pages.notFound)];

export default function HubArea() {
  return useRoutes(routes);
}
