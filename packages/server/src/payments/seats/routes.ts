import { seats as calls } from '@digiken/contract';
import { shownId } from '../../courses';
import { type Route, route } from '../../platform/http/route';
import type { PaymentServices } from '../context';
import { getOrder } from '../orders/read';
import { quoteForOthers } from '../orders/place-for-others';
import { keyOf, requirePayments } from '../orders/requests';
import { claimSeat } from './claim';
import { orderSeats } from './place';
import { getPool, listClaims, listOffered, listPools } from './read';

/** Seats of hubs. */
export function seatRoutes(services: PaymentServices): Route[] {
  const { db } = services;
  return [
    route(calls.quoteSeats, async ({ body, caller }) => ({
      data: await quoteForOthers(db, caller, {
        ...body,
        courseId: await shownId(db, { item: 'course', id: body.courseId }),
      }),
    })),
    route(calls.orderSeats, async ({ body, caller, request }) => {
      requirePayments(services);
      const id = await orderSeats(services, caller, {
        ...body,
        courseId: await shownId(db, { item: 'course', id: body.courseId }),
        key: keyOf(request),
      });
      return { data: await getOrder(services, { id, userId: caller.id }) };
    }),
    route(calls.listSeatPools, ({ query, caller }) => listPools(db, caller, query.cursor)),
    route(calls.getSeatPool, async ({ params, caller }) => ({ data: await getPool(db, caller, params.id) })),
    route(calls.listSeatClaims, ({ params, query, caller }) =>
      listClaims(db, caller, { id: params.id, cursor: query.cursor }),
    ),
    route(calls.listOfferedSeats, async ({ query, caller }) => ({
      data: await listOffered(
        db,
        caller,
        query.courseId && (await shownId(db, { item: 'course', id: query.courseId })),
      ),
    })),
    route(calls.claimSeat, async ({ params, caller }) => ({
      message: 'The seat is yours. Its units are open.',
      data: { courseId: await claimSeat(services, caller, params.id) },
    })),
  ];
}
