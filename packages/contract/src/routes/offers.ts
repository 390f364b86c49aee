import { AUTHOR_ROLES } from '../constants';
import { OWNED } from '../changes';
import type { RouteTable } from '../route';

const COUPONS = ['/coupons'] as const;

/** Coupons, bursaries, seats of hubs, and gifts. */
export const offerRoutes = {
  quotePayment: { method: 'POST', path: '/payments/quote', access: 'verified' },
  applyCoupon: {
    method: 'PUT',
    path: '/order/{id}/coupon',
    access: 'verified',
    changes: ['/order/{id}', '/order/{id}/state', ...OWNED],
  },
  listCoupons: { method: 'GET', path: '/coupons', access: AUTHOR_ROLES },
  createCoupon: {
    method: 'POST',
    path: '/coupons',
    access: ['tutor', 'admin'],
    idempotent: true,
    changes: COUPONS,
  },
  updateCoupon: { method: 'PUT', path: '/coupon/{id}', access: ['tutor', 'admin'], changes: COUPONS },
  removeCoupon: { method: 'DELETE', path: '/coupon/{id}', access: ['tutor', 'admin'], changes: COUPONS },
} as const satisfies RouteTable;
