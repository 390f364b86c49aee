import { offers as calls } from '@digiken/contract';
import { shownId } from '../courses';
import { type Route, route } from '../platform/http/route';
import type { PaymentServices } from './context';
import { applyCoupon } from './coupons/apply';
import { createCoupon, getCoupon, listCoupons, removeCoupon, updateCoupon } from './coupons/manage';
import { quoteWithCoupon } from './coupons/quote';
import { getOrder } from './orders/read';

/** Coupons and bursaries. */
export function offerRoutes(services: PaymentServices): Route[] {
  const { db } = services;
  return [
    route(calls.quotePayment, async ({ body, caller }) => ({
      data: await quoteWithCoupon(services, caller, {
        ...body,
        courseId: await shownId(db, { item: 'course', id: body.courseId }),
      }),
    })),
    route(calls.applyCoupon, async ({ params, body, caller }) => {
      await applyCoupon(services, { orderId: params.id, userId: caller.id, code: body.coupon });
      return {
        message: body.coupon === null ? 'The coupon is removed.' : 'The coupon is applied.',
        data: await getOrder(services, { id: params.id, userId: caller.id }),
      };
    }),
    route(calls.listCoupons, ({ query, caller }) => listCoupons(db, caller, query)),
    route(calls.createCoupon, async ({ body, caller }) => {
      const id = await createCoupon(services, caller, body);
      return { message: 'The coupon is added.', data: await getCoupon(db, caller, id) };
    }),
    route(calls.updateCoupon, async ({ params, body, caller }) => {
      await updateCoupon(services, caller, { id: params.id, ...body });
      return { message: 'The coupon is changed.', data: await getCoupon(db, caller, params.id) };
    }),
    route(calls.removeCoupon, async ({ params, caller }) => {
      await removeCoupon(services, caller, params.id);
      return { message: 'The coupon is deleted.' };
    }),
  ];
}
