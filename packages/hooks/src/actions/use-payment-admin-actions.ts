import { paymentAdminRoutes } from '@digiken/contract/routes/payments-admin';
import { useMemo } from 'react';
import type { AdminOrderPage } from '../api/page-queries';
import type { RequestBody } from '../api/request';
import type { AdminKey } from '../data/admin-keys';
import type { PaymentAdminKey } from '../data/use-payments-admin';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof paymentAdminRoutes;

const MONEY = [
  'adminOrders',
  'adminOrder',
  'heldMoney',
  'refunds',
  'paymentHealth',
  'enrolments',
  'adminUser',
  'audit',
] as const;

/** What administrators do with payments. Each action returns an Outcome, never throws, and refetches what it changed. */
export function usePaymentAdminActions() {
  const request = useActionRequest();
  const run = useRun<PaymentAdminKey | AdminKey>();
  return useMemo(
    () => ({
      /** `outcome.data.data`: the file's `name`, and its text as `csv`. */
      exportOrders: (filters: Omit<AdminOrderPage, 'cursor'>) =>
        run(() => request(paymentAdminRoutes.exportOrders, { query: filters })),
      /** `amount` in whole shillings; 422 `errors.amount` if it is not the order's total. */
      recordDeposit: (orderId: string, body: RequestBody<Routes['recordDeposit']>) =>
        run(() => request(paymentAdminRoutes.recordDeposit, { params: { id: orderId }, body }), ...MONEY),
      /** 409 where the amount or the order does not allow it. */
      matchMoney: (moneyId: string, body: RequestBody<Routes['matchMoney']>) =>
        run(() => request(paymentAdminRoutes.matchMoney, { params: { id: moneyId }, body }), ...MONEY),
      /** Only for money that the provider denied; 409 otherwise. */
      dismissMoney: (moneyId: string, reason: string) =>
        run(
          () => request(paymentAdminRoutes.dismissMoney, { params: { id: moneyId }, body: { reason } }),
          ...MONEY,
        ),
      /** The payment is returned once it is approved; `message` says by whom. */
      requestRefund: (moneyId: string, reason: string) =>
        run(
          () => request(paymentAdminRoutes.requestRefund, { params: { id: moneyId }, body: { reason } }),
          ...MONEY,
        ),
      /** What became of a refund without an answer. 409 for any other. */
      answerRefund: (refundId: string, body: RequestBody<Routes['answerRefund']>) =>
        run(() => request(paymentAdminRoutes.answerRefund, { params: { id: refundId }, body }), ...MONEY),
      /** 403 to confirm the own statement, unless the settings allow it. */
      decideRefundAnswer: (refundId: string, approve: boolean) =>
        run(
          () =>
            request(paymentAdminRoutes.decideRefundAnswer, { params: { id: refundId }, body: { approve } }),
          ...MONEY,
        ),
      /** 403 when the administrator who asked for it approves it, unless the settings allow it. */
      decideRefund: (refundId: string, approve: boolean) =>
        run(
          () => request(paymentAdminRoutes.decideRefund, { params: { id: refundId }, body: { approve } }),
          ...MONEY,
        ),
    }),
    [request, run],
  );
}
