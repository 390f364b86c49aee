import type { Choice } from '../../enrolment';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { placeForOthers } from '../orders/place-for-others';
import { seatPools } from '../tables';

/** The id of the hub that the caller administers. @throws {HttpError} 404 if there is none */
export function hubOf(caller: Caller): string {
  const id = caller.user.hub?._id;
  if (id === undefined) throw notFound('You do not administer a hub.');
  return id;
}

/**
 * Orders seats of a course for the caller's hub (spec 11.32).
 * @returns the order's id
 * @throws {HttpError} as {@link placeForOthers}
 */
export function orderSeats(
  deps: Deps<'clock' | 'config'> & { db: Database },
  caller: Caller,
  order: { courseId: string; choice: Choice; seats: number; expectedTotal: number; key: string | null },
): Promise<string> {
  const hubId = hubOf(caller);
  return placeForOthers(deps, caller, { ...order, kind: 'seats' }, async (tx, orderId) => {
    await tx.insert(seatPools).values({ orderId, hubId, seats: order.seats, createdAt: deps.clock.now() });
  });
}
