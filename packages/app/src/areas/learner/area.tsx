import { type RouteObject, useRoutes } from 'react-router-dom';
import { areaRoutes, pageRoute } from '../../routes/page-route';
import { pages } from '../../routes/pages';
import ConsoleShell from '../../shell/console-shell';
import { learnerPages } from './pages';

/** Routes below /console. Read by `preloadPath`. @public */
export const routes: RouteObject[] = [
  { element: <ConsoleShell />, children: [...areaRoutes(learnerPages), pageRoute('*', pages.notFound)] },
];

export default function LearnerArea() {
  return useRoutes(routes);
}
