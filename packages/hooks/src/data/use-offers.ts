import type { Coupon } from '@digiken/contract';
import { offerRoutes } from '@digiken/contract/routes/offers';
import type { CouponPage } from '../api/page-queries';
import type { Defaults } from './list-items';
import { readPage, useQuery } from './use-query';

const COUPON: Defaults<Coupon> = {
  code: '',
  kind: 'percent',
  value: 0,
  course: null,
  person: null,
  expiresAt: null,
  maxUses: null,
  uses: 0,
  active: false,
  createdAt: '',
};

/** A page of coupons, newest first: of the instructor's courses (`courseId`: of one), or all for administrators. */
export const useCoupons = (query: CouponPage = {}) =>
  useQuery(offerRoutes.listCoupons, { query }, { read: readPage(COUPON), keepPreviousData: true });
