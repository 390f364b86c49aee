import { offerRoutes } from '@digiken/contract/routes/offers';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { offerKeys } from '../data/use-offers';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof offerRoutes;

/** Coupons and bursaries. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useCouponActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof offerKeys>();
  return useMemo(
    () => ({
      createCoupon: (body: RequestBody<Routes['createCoupon']>) =>
        run(() => request(offerRoutes.createCoupon, { body }), 'coupons'),
      updateCoupon: (id: string, body: RequestBody<Routes['updateCoupon']>) =>
        run(() => request(offerRoutes.updateCoupon, { params: { id }, body }), 'coupons'),
      removeCoupon: (id: string) =>
        run(() => request(offerRoutes.removeCoupon, { params: { id } }), 'coupons'),
    }),
    [request, run],
  );
}
