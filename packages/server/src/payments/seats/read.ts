import type { OfferedSeat, SeatClaim, SeatPool } from '@digiken/contract';
import type { SeatState } from '@digiken/contract/constants';
import { fullName } from '@digiken/contract/constants';
import { and, asc, desc, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import { ownedUnits } from '../../enrolment';
import { hubMembers } from '../../hubs';
import type { Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { hubs, users } from '../../users';
import { orderLines, orders, seatClaims, seatPools } from '../tables';
import { hubOf } from './place';

const NO_POOL = 'There are no such seats in your hub.';
const MOST_OFFERED = 20;

type Row = Awaited<ReturnType<typeof selectPools>>[number];

const selectPools = (db: Executor) =>
  db
    .select({
      id: seatPools.id,
      createdAt: seatPools.createdAt,
      seats: seatPools.seats,
      claimed: seatPools.claimed,
      closedAt: seatPools.closedAt,
      order: orders,
    })
    .from(seatPools)
    .innerJoin(orders, eq(orders.id, seatPools.orderId));

function stateOf({ order, seats, claimed, closedAt }: Row): SeatState {
  if (order.state === 'refunded') return 'refunded';
  if (order.state !== 'paid') return 'unpaid';
  if (closedAt !== null) return 'closed';
  return claimed >= seats ? 'full' : 'open';
}

/** Titles of the units of orders in their order, by order id. */
async function unitsOf(db: Executor, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  const titles = new Map<string, string[]>();
  if (orderIds.length === 0) return titles;
  const rows = await db
    .select({ orderId: orderLines.orderId, title: orderLines.title })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  for (const { orderId, title } of rows) titles.set(orderId, [...(titles.get(orderId) ?? []), title]);
  return titles;
}

async function toPools(db: Executor, caller: Caller, rows: readonly Row[]): Promise<SeatPool[]> {
  const units = await unitsOf(
    db,
    rows.filter(({ order }) => !order.whole).map(({ order }) => order.id),
  );
  return rows.map((row) => ({
    _id: row.id,
    orderId: row.order.id,
    own: row.order.userId === caller.id,
    buyer: row.order.buyerName,
    course: { _id: row.order.courseId, name: row.order.courseTitle },
    units: row.order.whole ? null : (units.get(row.order.id) ?? []),
    seats: row.seats,
    claimed: row.claimed,
    total: row.order.total,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Seats of the caller's hub, newest first. Orders that were given up before anybody paid are left out. */
export async function listPools(db: Executor, caller: Caller, cursor: string | undefined) {
  const ofHub = and(eq(seatPools.hubId, hubOf(caller)), notInArray(orders.state, ['cancelled', 'expired']));
  const { rows, ...ends } = await keyPage<Row>(cursor, byCreation(seatPools), ({ where, orderBy, limit }) =>
    selectPools(db)
      .where(and(ofHub, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: await toPools(db, caller, rows), ...ends };
}

/** @throws {HttpError} 404 for seats of another hub */
export async function getPool(db: Executor, caller: Caller, id: string): Promise<SeatPool> {
  const rows = await selectPools(db).where(and(eq(seatPools.id, id), eq(seatPools.hubId, hubOf(caller))));
  const [pool] = await toPools(db, caller, rows);
  if (!pool) throw notFound(NO_POOL);
  return pool;
}

/** Who claimed a seat, newest first. @throws {HttpError} 404 for seats of another hub */
export async function listClaims(
  db: Executor,
  caller: Caller,
  { id, cursor }: { id: string; cursor: string | undefined },
) {
  await getPool(db, caller, id);
  const { rows, ...ends } = await keyPage(cursor, byCreation(seatClaims), ({ where, orderBy, limit }) =>
    db
      .select({
        id: seatClaims.id,
        createdAt: seatClaims.createdAt,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      })
      .from(seatClaims)
      .leftJoin(users, eq(users.id, seatClaims.userId))
      .where(and(eq(seatClaims.poolId, id), where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const data: SeatClaim[] = rows.map((row) => ({
    _id: row.id,
    name: row.email === null ? 'A deleted account' : fullName(row),
    email: row.email ?? '',
    claimedAt: row.createdAt.toISOString(),
  }));
  return { data, ...ends };
}

/** Seats that the caller can claim and that open at least one unit for them. */
export async function listOffered(
  db: Executor,
  caller: Caller,
  courseId: string | undefined,
): Promise<OfferedSeat[]> {
  const taken = db
    .select({ poolId: seatClaims.poolId })
    .from(seatClaims)
    .where(eq(seatClaims.userId, caller.id));
  const rows = await db
    .select({ pool: seatPools, order: orders, hubName: hubs.name })
    .from(hubMembers)
    .innerJoin(hubs, eq(hubs.id, hubMembers.hubId))
    .innerJoin(seatPools, eq(seatPools.hubId, hubMembers.hubId))
    .innerJoin(orders, eq(orders.id, seatPools.orderId))
    .where(
      and(
        eq(hubMembers.userId, caller.id),
        eq(orders.state, 'paid'),
        isNull(seatPools.closedAt),
        lt(seatPools.claimed, seatPools.seats),
        notInArray(seatPools.id, taken),
        courseId === undefined ? undefined : eq(orders.courseId, courseId),
      ),
    )
    .orderBy(desc(seatPools.createdAt), desc(seatPools.id))
    .limit(MOST_OFFERED);
  const units = await unitsOf(
    db,
    rows.map(({ order }) => order.id),
  );
  const offered: OfferedSeat[] = [];
  for (const { pool, order, hubName } of rows) {
    if (order.courseId === null || pool.hubId === null || (await ownsAll(db, caller, order))) continue;
    offered.push({
      _id: pool.id,
      hub: { _id: pool.hubId, name: hubName },
      course: { _id: order.courseId, name: order.courseTitle },
      units: order.whole ? null : (units.get(order.id) ?? []),
      left: pool.seats - pool.claimed,
    });
  }
  return offered;
}

async function ownsAll(
  db: Executor,
  caller: Caller,
  { id, courseId }: { id: string; courseId: string | null },
): Promise<boolean> {
  const lines = await db
    .select({ unitId: orderLines.unitId })
    .from(orderLines)
    .where(eq(orderLines.orderId, id));
  const unitIds = lines.flatMap(({ unitId }) => unitId ?? []);
  const owned = await ownedUnits(db, { userId: caller.id, courseId: courseId ?? '', unitIds });
  return owned.length === unitIds.length;
}
