import { giftRoutes } from '@digiken/contract/routes/gifts';
import { seatRoutes } from '@digiken/contract/routes/seats';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

/** Buying and claiming seats of a hub. */
export function useSeatActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** 409 if the total has changed (the quote is refetched). `outcome.data._id` is the order. */
      orderSeats: (body: RequestBody<(typeof seatRoutes)['orderSeats']>) =>
        act(seatRoutes.orderSeats, { body }),
      /** 409 if no seat is left. */
      claimSeat: (id: string) => act(seatRoutes.claimSeat, { params: { id } }),
    }),
    [act],
  );
}

/** Buying and claiming gifts. */
export function useGiftActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** 409 if the total has changed (the quote is refetched). `outcome.data._id` is the order. */
      orderGift: (body: RequestBody<(typeof giftRoutes)['orderGift']>) => act(giftRoutes.orderGift, { body }),
      /** Sends the mail again, with a new code. */
      resendGift: (id: string) => act(giftRoutes.resendGift, { params: { id } }),
      /** 404 for an unknown code, 409 if it is used or refunded. */
      claimGift: (code: string) => act(giftRoutes.claimGift, { body: { code } }),
    }),
    [act],
  );
}
