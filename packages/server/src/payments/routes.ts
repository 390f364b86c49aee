import { payments as calls } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import { claimPaid } from './attempts/claim';
import { releaseAttempt } from './attempts/release';
import { startAttempt } from './attempts/start';
import type { PaymentServices } from './context';
import { receiveMpesa, receivePaystack } from './hooks/receive';
import { cancelOrder } from './orders/cancel';
import { getOrder, getProgress } from './orders/read';
import { getReceipt, listReceipts, verifyReceipt } from './receipts/read';
import { receiptFile } from './receipts/task';
import { placeOrder } from './orders/place-order';
import { keyOf, requirePayments } from './orders/requests';
import { shownId } from '../courses';

/** Orders, payments and receipts of learners. */
export function paymentRoutes(services: PaymentServices): Route[] {
  const { db, config } = services;
  return [
    route(calls.getPaymentOptions, async () => {
      const { mpesa, paystackSecret } = config.payments;
      return {
        data: {
          mpesa: mpesa !== undefined,
          cards: paystackSecret !== undefined,
          test: mpesa?.env === 'simulator' || mpesa?.env === 'sandbox',
          simulator: services.simulatorUrl ?? null,
          paybill: mpesa?.type === 'paybill' ? mpesa.shortcode : null,
        },
      };
    }),
    route(calls.placeOrder, async ({ body, caller, request }) => {
      requirePayments(services);
      const id = await placeOrder(services, caller, {
        ...body,
        courseId: await shownId(db, { item: 'course', id: body.courseId }),
        key: keyOf(request),
      });
      return { data: await getOrder(services, { id, userId: caller.id }) };
    }),
    route(calls.getOrder, async ({ params, caller }) => ({
      data: await getOrder(services, { id: params.id, userId: caller.id }),
    })),
    route(calls.getOrderState, async ({ params, caller }) => ({
      data: await getProgress(services, { id: params.id, userId: caller.id }),
    })),
    route(calls.payOrder, async ({ params, body, caller }) => {
      await startAttempt(services, { orderId: params.id, userId: caller.id, ...body });
      return { data: await getProgress(services, { id: params.id, userId: caller.id }) };
    }),
    route(calls.releaseAttempt, async ({ params, caller }) => {
      await releaseAttempt(services, { orderId: params.id, userId: caller.id });
      return { data: await getProgress(services, { id: params.id, userId: caller.id }) };
    }),
    route(calls.cancelOrder, async ({ params, caller }) => {
      const own = { id: params.id, userId: caller.id };
      await cancelOrder(services, own);
      return { message: 'The order is cancelled.', data: await getProgress(services, own) };
    }),
    route(calls.claimPaid, async ({ params, body, caller }) => {
      const own = { orderId: params.id, userId: caller.id };
      const message = await claimPaid(services, { ...own, code: body.code });
      return { message, data: await getProgress(services, { id: params.id, userId: caller.id }) };
    }),
    route(calls.listReceipts, ({ query, caller }) =>
      listReceipts(services, { userId: caller.id, cursor: query.cursor }),
    ),
    route(calls.getReceipt, async ({ params, caller }) => ({
      data: await getReceipt(services, { id: params.id, userId: caller.id }),
    })),
    route(calls.getReceiptPdf, async ({ params, caller }) => {
      const receipt = await getReceipt(services, { id: params.id, userId: caller.id });
      const { name, pdf } = await receiptFile(services, receipt);
      return { data: { name, pdf: pdf.toString('base64') } };
    }),
    route(calls.verifyReceipt, async ({ params }) => ({ data: await verifyReceipt(services, params.code) })),
  ];
}

/** Where providers report. They have no session: a token or a signature proves who calls. */
export function paymentHookRoutes(services: PaymentServices): Route[] {
  return [
    route(calls.receiveMpesa, async ({ params, body }) => {
      await receiveMpesa(services, params.token, body);
      return { ResultCode: 0, ResultDesc: 'Accepted' };
    }),
    route(calls.receivePaystack, async ({ request }) => {
      const raw = request.rawBody ?? Buffer.alloc(0);
      await receivePaystack(services, raw, request.headers['x-paystack-signature']);
      return { message: 'Received.' };
    }),
  ];
}
