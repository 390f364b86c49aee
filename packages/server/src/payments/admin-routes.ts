import { paymentsAdmin as calls } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import { getHealth } from './admin/health';
import { dismissMoney, getMoney, listHeldMoney, matchMoney, recordDeposit } from './admin/money';
import { exportOrders, getAdminOrder, listOrders } from './admin/orders';
import { answerRefund, decideRefundAnswer } from './admin/refund-answers';
import { decideRefund, getRefund, listRefunds, requestRefund } from './admin/refunds';
import { getDay, getTotals } from './admin/totals';
import type { PaymentServices } from './context';

/** Transactions, held money and refunds. `sudo` reads, `admin` acts. */
export function paymentAdminRoutes(services: PaymentServices): Route[] {
  const { db } = services;
  return [
    route(calls.listOrders, ({ query }) => listOrders(db, query)),
    route(calls.exportOrders, async ({ query }) => ({ data: await exportOrders(services, query) })),
    route(calls.getAdminOrder, async ({ params }) => ({ data: await getAdminOrder(services, params.id) })),
    route(calls.recordDeposit, async ({ params, body, caller }) => {
      await recordDeposit(services, caller, { orderId: params.id, ...body });
      return { message: 'The deposit is recorded.', data: await getAdminOrder(services, params.id) };
    }),
    route(calls.getPaymentHealth, async ({ caller }) => ({ data: await getHealth(services, caller) })),
    route(calls.getPaymentTotals, async ({ query }) => ({ data: await getTotals(services, query.month) })),
    route(calls.getPaymentDay, async ({ params }) => ({ data: await getDay(db, params.day) })),
    route(calls.listHeldMoney, ({ query }) => listHeldMoney(services, query)),
    route(calls.matchMoney, async ({ params, body, caller }) => {
      await matchMoney(services, caller, { id: params.id, ...body });
      return { message: 'The payment is matched.', data: await getMoney(services, params.id) };
    }),
    route(calls.dismissMoney, async ({ params, body, caller }) => {
      await dismissMoney(services, caller, { id: params.id, ...body });
      return { message: 'The payment is dismissed.', data: await getMoney(services, params.id) };
    }),
    route(calls.requestRefund, async ({ params, body, caller }) => {
      const { id, message } = await requestRefund(services, caller, { moneyId: params.id, ...body });
      return { message, data: await getRefund(services, id) };
    }),
    route(calls.listRefunds, ({ query }) => listRefunds(services, query)),
    route(calls.answerRefund, async ({ params, body, caller }) => {
      await answerRefund(services, caller, { id: params.id, ...body });
      return {
        message: 'Noted. It is closed once it is confirmed.',
        data: await getRefund(services, params.id),
      };
    }),
    route(calls.decideRefundAnswer, async ({ params, body, caller }) => {
      await decideRefundAnswer(services, caller, { id: params.id, ...body });
      return {
        message: body.approve ? 'Confirmed. The refund is closed.' : 'Taken back. The refund has no answer.',
        data: await getRefund(services, params.id),
      };
    }),
    route(calls.decideRefund, async ({ params, body, caller }) => {
      await decideRefund(services, caller, { id: params.id, ...body });
      return {
        message: body.approve ? 'The refund is approved.' : 'The refund is rejected.',
        data: await getRefund(services, params.id),
      };
    }),
  ];
}
