import { type RouteObject, useRoutes } from 'react-router-dom';
import { areaRoutes, pageRoute } from '../../routes/page-route';
import { pages } from '../../routes/pages';
import { HubShell } from './hub-shell';
import { OwnHub } from './own-hub';
import { hubPages, ownHubPages } from './pages';

/** Routes below /hub. Read by `preloadPath`. @public */
export const routes: RouteObject[] = [
  {
    element: <HubShell />,
    children: [
      { element: <OwnHub />, children: areaRoutes(ownHubPages) },
      ...areaRoutes(hubPages),
      pageRoute('*', pages.notFound),
    ],
  },
];

export default function HubArea() {
  return useRoutes(routes);
}
