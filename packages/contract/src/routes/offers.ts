import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Coupons, bursaries, seats of hubs, and gifts. */
export const offerRoutes = {
  quotePayment: { method: 'POST', path: '/payments/quote', access: 'verified' },
  applyCoupon: { method: 'PUT', path: '/order/{id}/coupon', access: 'verified' },
  listCoupons: { method: 'GET', path: '/coupons', access: AUTHOR_ROLES },
  createCoupon: { method: 'POST', path: '/coupons', access: ['tutor', 'admin'], idempotent: true },
  updateCoupon: { method: 'PUT', path: '/coupon/{id}', access: ['tutor', 'admin'] },
  removeCoupon: { method: 'DELETE', path: '/coupon/{id}', access: ['tutor', 'admin'] },
} as const satisfies RouteTable;
