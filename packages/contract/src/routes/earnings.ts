import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** What instructors earn, their monthly payouts, and the revenue of the site. */
export const earningRoutes = {
  listEarnings: { method: 'GET', path: '/instructor/earnings', access: ['tutor'] },
  getEarnings: { method: 'GET', path: '/instructor/earnings/totals', access: ['tutor'] },
  listPayouts: { method: 'GET', path: '/admin/payouts', access: ADMIN_ROLES },
  preparePayouts: { method: 'POST', path: '/admin/payouts', access: ['admin'], changes: ['/admin/payouts'] },
  exportPayouts: { method: 'GET', path: '/admin/payouts/export', access: ADMIN_ROLES },
  markPayoutPaid: {
    method: 'POST',
    path: '/admin/payout/{id}/paid',
    access: ['admin'],
    changes: ['/admin/payouts'],
  },
  getRevenue: { method: 'GET', path: '/admin/revenue', access: ADMIN_ROLES },
} as const satisfies RouteTable;
