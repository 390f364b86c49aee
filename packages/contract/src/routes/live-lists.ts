import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Lists of live classes, apart from the other calls: the dashboard needs only these. */
export const liveListRoutes = {
  listLiveClasses: { method: 'GET', path: '/live/classes', access: 'verified' },
  listHubLiveClasses: { method: 'GET', path: '/my-hub/live-classes', access: ['hub'] },
  listAllLiveClasses: { method: 'GET', path: '/admin/live-classes', access: ADMIN_ROLES },
} as const satisfies RouteTable;
