import { useRoutes } from 'react-router-dom';
import { liveRoutes } from '../shared/live/routes';

/** Read by `preloadPath`. @public */
export const routes = liveRoutes('console', '');

/** Routes below /console/live-classes, apart from the others: the dashboard does not carry them. */
export default function LiveArea() {
  return useRoutes(routes);
}
