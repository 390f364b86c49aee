import type { Coupon } from '@digiken/contract';
import { offerRoutes } from '@digiken/contract/routes/offers';
import type { CouponPage } from '../api/page-queries';
import { useRequest, useViewer } from '../session/services';
import type { Defaults } from './list-items';
import { type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of coupons. */
export const offerKeys = {
  coupons: (page: CouponPage, viewer: string) => ['coupons', page, viewer] as const,
};

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
export function useCoupons(page: CouponPage = {}): Query<PageOf<Coupon>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? offerKeys.coupons(page, viewer) : null,
    async () => pageOf(await request(offerRoutes.listCoupons, { query: page }), COUPON),
    { keepPreviousData: true },
  );
}
