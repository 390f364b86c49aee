import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

const MONEY = [
  '/admin/orders',
  '/admin/order/{id}',
  '/admin/payments/held',
  '/admin/refunds',
  '/admin/payments/health',
  '/console/work',
  '/admin/enrolments',
  '/admin/user/{id}',
  '/admin/audit',
] as const;

/** Transactions, held money and refunds, for administrators. */
export const paymentAdminRoutes = {
  listOrders: { method: 'GET', path: '/admin/orders', access: ADMIN_ROLES },
  exportOrders: { method: 'GET', path: '/admin/orders/export', access: ADMIN_ROLES },
  getAdminOrder: { method: 'GET', path: '/admin/order/{id}', access: ADMIN_ROLES },
  recordDeposit: { method: 'POST', path: '/admin/order/{id}/deposit', access: ['admin'], changes: MONEY },
  getPaymentTotals: { method: 'GET', path: '/admin/payments/totals', access: ADMIN_ROLES },
  getPaymentDay: { method: 'GET', path: '/admin/payments/totals/{day}', access: ADMIN_ROLES },
  getPaymentHealth: { method: 'GET', path: '/admin/payments/health', access: ADMIN_ROLES },
  listHeldMoney: { method: 'GET', path: '/admin/payments/held', access: ADMIN_ROLES },
  matchMoney: { method: 'POST', path: '/admin/payment/{id}/match', access: ['admin'], changes: MONEY },
  dismissMoney: { method: 'POST', path: '/admin/payment/{id}/dismiss', access: ['admin'], changes: MONEY },
  requestRefund: { method: 'POST', path: '/admin/payment/{id}/refund', access: ['admin'], changes: MONEY },
  listRefunds: { method: 'GET', path: '/admin/refunds', access: ADMIN_ROLES },
  decideRefund: { method: 'POST', path: '/admin/refund/{id}/decision', access: ['admin'], changes: MONEY },
  answerRefund: { method: 'POST', path: '/admin/refund/{id}/answer', access: ['admin'], changes: MONEY },
  decideRefundAnswer: {
    method: 'POST',
    path: '/admin/refund/{id}/answer/decision',
    access: ['admin'],
    changes: MONEY,
  },
} as const satisfies RouteTable;
