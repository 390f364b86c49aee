import { choiceRoutes } from '@digiken/contract/routes/choices';
import { paymentRoutes } from '@digiken/contract/routes/payments';
import { offerRoutes } from '@digiken/contract/routes/offers';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction, useRefetch } from './use-action';

type Routes = typeof paymentRoutes;
type Offers = typeof offerRoutes;

/** What a payment opens. */
const PAID = { changes: [...paymentRoutes.placeOrder.changes, '/receipt/{id}', '/receipts'] } as const;

/** Ordering and paying. Each action returns an Outcome, never throws, and refetches what it changed. */
export function usePaymentActions() {
  const act = useAction();
  const refetch = useRefetch();
  return useMemo(
    () => ({
      /** Keeps what a visitor chose until they have signed in. `outcome.data.key` goes into the address. */
      keepChoice: (body: RequestBody<(typeof choiceRoutes)['keepChoice']>) =>
        act(choiceRoutes.keepChoice, { body }),
      /**
       * `expectedTotal`: the total that was shown, in whole shillings. 409 if the price has changed (the quote is
       * refetched) or another payment is in progress. `outcome.data._id` is the order.
       */
      placeOrder: (body: RequestBody<Routes['placeOrder']>) => act(paymentRoutes.placeOrder, { body }),
      /** Begins an attempt, or returns the one that is under way. `phone` is needed for M-Pesa. */
      payOrder: (id: string, body: RequestBody<Routes['payOrder']>) =>
        act(paymentRoutes.payOrder, { params: { id }, body }),
      /**
       * Lets go of the attempt under way, so that another number can be asked. `outcome.data` says what the provider
       * answered about it; 409 if it cannot say.
       */
      releaseAttempt: (id: string) => act(paymentRoutes.releaseAttempt, { params: { id } }),
      /** “I have paid”, with the code of the M-Pesa message. `outcome.message` is for the payer. */
      claimPaid: (id: string, code: string) =>
        act(paymentRoutes.claimPaid, { params: { id }, body: { code } }),
      /** The price of a choice with a coupon; 422 `errors.coupon` says why it cannot be used. */
      quotePayment: (body: RequestBody<Offers['quotePayment']>) => act(offerRoutes.quotePayment, { body }),
      /**
       * Uses a coupon for an open order, or none. `outcome.data` is the order: `paid` if it costs nothing now.
       * 422 `errors.coupon`; 409 once a payment has begun.
       */
      applyCoupon: (id: string, coupon: string | null) =>
        act(offerRoutes.applyCoupon, { params: { id }, body: { coupon } }),
      cancelOrder: (id: string) => act(paymentRoutes.cancelOrder, { params: { id } }),
      /** `outcome.data`: the file's `name`, and `pdf` in base64. */
      getReceiptPdf: (id: string) => act(paymentRoutes.getReceiptPdf, { params: { id } }),
      /** Refetches what a payment opens. Call it once {@link useOrderProgress} says `paid`. */
      refreshOwned: () => refetch(PAID),
    }),
    [act, refetch],
  );
}
