import { choiceRoutes } from '@digiken/contract/routes/choices';
import { paymentRoutes } from '@digiken/contract/routes/payments';
import { offerRoutes } from '@digiken/contract/routes/offers';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { KeyName } from '../data/keys';
import type { paymentKeys } from '../data/use-payments';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Keys = keyof typeof paymentKeys | KeyName;
type Routes = typeof paymentRoutes;
type Offers = typeof offerRoutes;

const ORDER = ['order', 'orderState'] as const;
/** The next step is with them: a payment that waits for its answer comes first (spec 17.1). */
const WAITING = [...ORDER, 'enrolled'] as const;
/** Answers that show what the user owns. */
const OWNED = ['course', 'unit', 'lesson', 'enrolled', 'quote'] as const;

/** Ordering and paying. Each action returns an Outcome, never throws, and refetches what it changed. */
export function usePaymentActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      /** Keeps what a visitor chose until they have signed in. `outcome.data.data.key` goes into the address. */
      keepChoice: (body: RequestBody<(typeof choiceRoutes)['keepChoice']>) =>
        run(() => request(choiceRoutes.keepChoice, { body })),
      /**
       * `expectedTotal`: the total that was shown, in whole shillings. 409 if the price has changed (the quote is
       * refetched) or another payment is in progress. `outcome.data.data._id` is the order.
       */
      placeOrder: (body: RequestBody<Routes['placeOrder']>) =>
        run(() => request(paymentRoutes.placeOrder, { body }), 'order', ...OWNED),
      /** Begins an attempt, or returns the one that is under way. `phone` is needed for M-Pesa. */
      payOrder: (id: string, body: RequestBody<Routes['payOrder']>) =>
        run(() => request(paymentRoutes.payOrder, { params: { id }, body }), ...WAITING),
      /**
       * Lets go of the attempt under way, so that another number can be asked. `outcome.data.data` says what the provider
       * answered about it; 409 if it cannot say.
       */
      releaseAttempt: (id: string) =>
        run(() => request(paymentRoutes.releaseAttempt, { params: { id } }), ...WAITING),
      /** “I have paid”, with the code of the M-Pesa message. `outcome.data.message` is for the payer. */
      claimPaid: (id: string, code: string) =>
        run(() => request(paymentRoutes.claimPaid, { params: { id }, body: { code } }), ...WAITING),
      /** The price of a choice with a coupon; 422 `errors.coupon` says why it cannot be used. */
      quotePayment: (body: RequestBody<Offers['quotePayment']>) =>
        run(() => request(offerRoutes.quotePayment, { body })),
      /**
       * Uses a coupon for an open order, or none. `outcome.data.data` is the order: `paid` if it costs nothing now.
       * 422 `errors.coupon`; 409 once a payment has begun.
       */
      applyCoupon: (id: string, coupon: string | null) =>
        run(() => request(offerRoutes.applyCoupon, { params: { id }, body: { coupon } }), ...ORDER, ...OWNED),
      cancelOrder: (id: string) =>
        run(() => request(paymentRoutes.cancelOrder, { params: { id } }), ...ORDER, ...OWNED),
      /** `outcome.data.data`: the file's `name`, and `pdf` in base64. */
      getReceiptPdf: (id: string) => run(() => request(paymentRoutes.getReceiptPdf, { params: { id } })),
      /** Refetches what a payment opens. Call it once {@link useOrderProgress} says `paid`. */
      refreshOwned: () => run(async () => undefined, 'order', 'receipt', 'receipts', ...OWNED),
    }),
    [request, run],
  );
}
