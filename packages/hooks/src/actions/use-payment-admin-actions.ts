import { paymentAdminRoutes } from '@digiken/contract/routes/payments-admin';
import { useMemo } from 'react';
import type { AdminOrderPage } from '../api/page-queries';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

type Routes = typeof paymentAdminRoutes;

/** What administrators do with payments. Each action returns an Outcome, never throws, and refetches what it changed. */
export function usePaymentAdminActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** `outcome.data`: the file's `name`, and its text as `csv`. */
      exportOrders: (filters: Omit<AdminOrderPage, 'cursor'>) =>
        act(paymentAdminRoutes.exportOrders, { query: filters }),
      /** `amount` in whole shillings; 422 `errors.amount` if it is not the order's total. */
      recordDeposit: (orderId: string, body: RequestBody<Routes['recordDeposit']>) =>
        act(paymentAdminRoutes.recordDeposit, { params: { id: orderId }, body }),
      /** 409 where the amount or the order does not allow it. */
      matchMoney: (moneyId: string, body: RequestBody<Routes['matchMoney']>) =>
        act(paymentAdminRoutes.matchMoney, { params: { id: moneyId }, body }),
      /** Only for money that the provider denied; 409 otherwise. */
      dismissMoney: (moneyId: string, reason: string) =>
        act(paymentAdminRoutes.dismissMoney, { params: { id: moneyId }, body: { reason } }),
      /** The payment is returned once it is approved; `message` says by whom. */
      requestRefund: (moneyId: string, reason: string) =>
        act(paymentAdminRoutes.requestRefund, { params: { id: moneyId }, body: { reason } }),
      /** What became of a refund without an answer. 409 for any other. */
      answerRefund: (refundId: string, body: RequestBody<Routes['answerRefund']>) =>
        act(paymentAdminRoutes.answerRefund, { params: { id: refundId }, body }),
      /** 403 to confirm the own statement, unless the settings allow it. */
      decideRefundAnswer: (refundId: string, approve: boolean) =>
        act(paymentAdminRoutes.decideRefundAnswer, { params: { id: refundId }, body: { approve } }),
      /** 403 when the administrator who asked for it approves it, unless the settings allow it. */
      decideRefund: (refundId: string, approve: boolean) =>
        act(paymentAdminRoutes.decideRefund, { params: { id: refundId }, body: { approve } }),
    }),
    [act],
  );
}
