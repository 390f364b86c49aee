import { gifts as calls } from '@digiken/contract';
import { shownId } from '../../courses';
import { type Route, route } from '../../platform/http/route';
import type { PaymentServices } from '../context';
import { quoteForOthers } from '../orders/place-for-others';
import { getOrder } from '../orders/read';
import { keyOf, requirePayments } from '../orders/requests';
import { claimGift, readGift } from './claim';
import { orderGift } from './place';
import { listGifts, resendGift } from './read';

/** Gifts. */
export function giftRoutes(services: PaymentServices): Route[] {
  const { db, jobs } = services;
  const shown = (id: string) => shownId(db, { item: 'course', id });
  return [
    route(calls.quoteGift, async ({ body, caller }) => ({
      data: await quoteForOthers(db, caller, { ...body, courseId: await shown(body.courseId) }),
    })),
    route(calls.orderGift, async ({ body, caller, request }) => {
      requirePayments(services);
      const courseId = await shown(body.courseId);
      const id = await orderGift(services, caller, { ...body, courseId, key: keyOf(request) });
      return { data: await getOrder(services, { id, userId: caller.id }) };
    }),
    route(calls.listGifts, ({ query, caller }) => listGifts(db, { userId: caller.id, cursor: query.cursor })),
    route(calls.resendGift, async ({ params, caller }) => {
      const data = await resendGift(services, { id: params.id, userId: caller.id });
      jobs.wake();
      return { message: `The mail is sent to ${data.recipient.email} again, with a new code.`, data };
    }),
    route(calls.readGift, async ({ body, caller }) => ({
      data: await readGift(services, caller, body.code),
    })),
    route(calls.claimGift, async ({ body, caller }) => ({
      message: 'The gift is yours. Its units are open.',
      data: { courseId: await claimGift(services, caller, body.code) },
    })),
  ];
}
