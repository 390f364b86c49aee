import { giftRoutes } from '@digiken/contract/routes/gifts';
import { seatRoutes } from '@digiken/contract/routes/seats';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { KeyName } from '../data/keys';
import type { giftKeys } from '../data/use-gifts';
import type { seatKeys } from '../data/use-seats';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

/** Answers that show what the user owns. */
const OWNED = ['course', 'unit', 'lesson', 'enrolled', 'quote'] as const;

/** Buying and claiming seats of a hub. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useSeatActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof seatKeys | KeyName>();
  return useMemo(
    () => ({
      /** 409 if the total has changed (the quote is refetched). `outcome.data.data._id` is the order. */
      orderSeats: (body: RequestBody<(typeof seatRoutes)['orderSeats']>) =>
        run(() => request(seatRoutes.orderSeats, { body }), 'seatPools', 'seatQuote'),
      /** 409 if no seat is left. */
      claimSeat: (id: string) =>
        run(() => request(seatRoutes.claimSeat, { params: { id } }), 'offeredSeats', ...OWNED),
    }),
    [request, run],
  );
}

/** Buying and claiming gifts. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useGiftActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof giftKeys | KeyName>();
  return useMemo(
    () => ({
      /** 409 if the total has changed (the quote is refetched). `outcome.data.data._id` is the order. */
      orderGift: (body: RequestBody<(typeof giftRoutes)['orderGift']>) =>
        run(() => request(giftRoutes.orderGift, { body }), 'gifts', 'giftQuote'),
      /** Sends the mail again, with a new code. */
      resendGift: (id: string) => run(() => request(giftRoutes.resendGift, { params: { id } }), 'gifts'),
      /** 404 for an unknown code, 409 if it is used or refunded. */
      claimGift: (code: string) =>
        run(() => request(giftRoutes.claimGift, { body: { code } }), 'gift', ...OWNED),
    }),
    [request, run],
  );
}
