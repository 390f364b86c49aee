import { type RouteObject, useRoutes } from 'react-router-dom';
import { areaRoutes, pageRoute } from '../../routes/page-route';
import { pages } from '../../routes/pages';
import { InstructorShell } from './instructor-shell';
import { instructorPages } from './pages';

/** Routes below /instructor. Read by `preloadPath`. @public */
export const routes: RouteObject[] = [
  {
    element: <InstructorShell />,
    children: [...areaRoutes(instructorPages), pageRoute('*', pages.notFound)],
  },
];

export default function InstructorArea() {
  return useRoutes(routes);
}
