import { and, eq, sql } from 'drizzle-orm';
import { countLearner } from '../../courses';
import { admit, lockEnrolment, ownedUnits } from '../../enrolment';
import { isMember } from '../../hubs';
import type { Database } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { orderLines, orders, seatClaims, seatPools } from '../tables';

const NO_SEATS = 'There are no such seats, or they are for members of another hub.';
const NOT_AVAILABLE = 'These seats are not available any more. Ask the administrator of your hub.';
const TAKEN = 'All seats are taken. Ask the administrator of your hub for more.';
const OWNED = 'You have these units already, so you do not need a seat.';

/**
 * Gives the caller a seat and opens its units (spec 11.33). Safe to repeat; concurrent calls never exceed the seats.
 * @returns the id of the course
 * @throws {HttpError} 404 if the caller is not a member of the hub, 409 if no seat is left, the seats are closed, or
 *   the caller has all units
 */
export async function claimSeat(
  { db, clock }: Deps<'clock'> & { db: Database },
  caller: Caller,
  poolId: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const taken = await takeSeat({ db: tx, clock }, { poolId, userId: caller.id });
    if (taken.result === 'full') throw conflict(TAKEN);
    if (taken.result === 'not-needed') throw conflict(OWNED);
    return taken.courseId;
  });
}

/** What became of a seat; `not-needed`: the person has all its units already. */
export interface Taken {
  result: 'taken' | 'not-needed' | 'full';
  courseId: string;
}

/**
 * Gives a member of the pool's hub a seat and opens its units. Safe to repeat. Call it in a transaction.
 * @throws {HttpError} 404 if the person is not a member of the hub, 409 if the seats are closed
 */
export async function takeSeat(
  { db: tx, clock }: Deps<'clock'>,
  { poolId, userId }: { poolId: string; userId: string },
): Promise<Taken> {
  const [pool] = await tx.select().from(seatPools).where(eq(seatPools.id, poolId)).for('update');
  if (!pool?.hubId || !(await isMember(tx, { hubId: pool.hubId, userId }))) throw notFound(NO_SEATS);
  const [order] = await tx.select().from(orders).where(eq(orders.id, pool.orderId));
  if (!order) throw notFound(NO_SEATS);
  const { courseId } = order;
  if (courseId === null || order.state === 'refunded') throw conflict(NOT_AVAILABLE);
  const [claimed] = await tx
    .select({ id: seatClaims.id })
    .from(seatClaims)
    .where(and(eq(seatClaims.poolId, poolId), eq(seatClaims.userId, userId)));
  if (claimed) return { result: 'taken', courseId };
  if (order.state !== 'paid' || pool.closedAt !== null) throw conflict(NOT_AVAILABLE);
  if (pool.claimed >= pool.seats) return { result: 'full', courseId };

  await lockEnrolment(tx, { userId, courseId });
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const unitIds = lines.flatMap(({ unitId }) => unitId ?? []);
  const owned = new Set(await ownedUnits(tx, { userId, courseId, unitIds }));
  const units = lines.flatMap(({ unitId, price }) =>
    unitId === null || owned.has(unitId) ? [] : [{ unitId, pricePaid: Math.round(price / order.seats) }],
  );
  if (units.length === 0) return { result: 'not-needed', courseId };
  await tx.insert(seatClaims).values({ poolId, userId, createdAt: clock.now() });
  await tx
    .update(seatPools)
    .set({ claimed: sql`${seatPools.claimed} + 1` })
    .where(eq(seatPools.id, poolId));
  const { fresh } = await admit({ db: tx, clock }, { userId, courseId, whole: order.whole, units });
  if (fresh) await countLearner(tx, { courseId, change: 1 });
  return { result: 'taken', courseId };
}
