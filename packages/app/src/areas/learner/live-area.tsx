import { useRoutes } from 'react-router-dom';
import { areaRoutes } from '../../routes/page-route';
import { livePages } from '../shared/live/pages';

/** Read by `preloadPath`. @public */
export const routes = areaRoutes(livePages('console'));

/** Routes below /console/live-classes, apart from the others: the dashboard does not carry them. */
export default function LiveArea() {
  return useRoutes(routes);
}
