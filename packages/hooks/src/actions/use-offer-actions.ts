import { offerRoutes } from '@digiken/contract/routes/offers';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

type Routes = typeof offerRoutes;

/** Coupons and bursaries. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useCouponActions() {
  const act = useAction();
  return useMemo(
    () => ({
      createCoupon: (body: RequestBody<Routes['createCoupon']>) => act(offerRoutes.createCoupon, { body }),
      updateCoupon: (id: string, body: RequestBody<Routes['updateCoupon']>) =>
        act(offerRoutes.updateCoupon, { params: { id }, body }),
      removeCoupon: (id: string) => act(offerRoutes.removeCoupon, { params: { id } }),
    }),
    [act],
  );
}
