import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { LIVE_TIMES } from '@digiken/contract/constants';
import { forbidden, conflict } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { notePresence } from '../attendance/presence';
import type { LiveServices } from '../live-services';
import { seenClass } from '../schedule/find';
import { liveClasses, liveEvents, liveSeats } from '../tables';
import { WORDING } from '../wording';
import { changeRoom } from './change';
import { endRoom } from './end';
import { dropLost, freeSeat } from './leave';
import { findSeat, type SeatRow, silentSince, takenSeat } from './seats';

/**
 * Keeps the caller's seat, and frees those that are lost. @returns the number of the last event
 * @throws {HttpError} 404, 403 if a host removed the caller, 409 after the end, without a seat, or `taken-over`
 */
export async function beat(
  services: LiveServices,
  caller: Caller,
  { id, device }: { id: string; device: string },
): Promise<number> {
  const { db, clock } = services;
  const { row } = await seenClass(db, caller, id);
  const now = clock.now();
  const seat = await takenSeat(db, caller, { row, now, device });
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(liveSeats)
      .set({ lastSeenAt: now })
      .where(
        and(
          eq(liveSeats.id, seat.id),
          eq(liveSeats.device, device),
          inArray(liveSeats.state, ['waiting', 'in']),
        ),
      )
      .returning({ state: liveSeats.state });
    // It was taken over or removed in between: the next call says which.
    if (kept.length === 0) throw conflict(WORDING.noSeat);
    if (kept[0]?.state === 'in') await notePresence(tx, { classId: id, userId: caller.id, now });
  });
  await freeLostSeats(services, id);
  return row.eventSeq;
}

/** Frees the seats of one room that were silent for too long. */
async function freeLostSeats(services: LiveServices, classId: string): Promise<void> {
  const { db, clock, engine } = services;
  const [silent] = await db
    .select({ id: liveSeats.id })
    .from(liveSeats)
    .where(
      and(
        eq(liveSeats.classId, classId),
        inArray(liveSeats.state, ['waiting', 'in']),
        lte(liveSeats.lastSeenAt, silentSince(clock.now())),
      ),
    )
    .limit(1);
  if (silent === undefined) return;
  const lost: SeatRow[] = await changeRoom(services, classId, dropLost);
  for (const seat of lost) await engine.remove({ room: classId, seat: seat.id });
}

/** Leaves the room. Does nothing on a device that does not hold the seat. @throws {HttpError} 404 */
export async function leave(
  services: LiveServices,
  caller: Caller,
  { id, device }: { id: string; device: string },
): Promise<void> {
  await seenClass(services.db, caller, id);
  const left = await changeRoom(services, id, async (change) => {
    const seat = await findSeat(change.tx, { classId: id, userId: caller.id });
    if (seat?.state === 'removed') throw forbidden(WORDING.removed);
    if (seat === undefined || seat.state === 'away' || seat.device !== device) return undefined;
    if (seat.state === 'in' && seat.lastSeenAt > silentSince(change.now))
      await notePresence(change.tx, { classId: id, userId: caller.id, now: change.now });
    await freeSeat(change, seat, 'left');
    return seat;
  });
  if (left) await services.engine.remove({ room: id, seat: left.id });
}

const HOUR_MS = 3_600_000;

/**
 * Looks after rooms in which nobody's page is left to do it: frees lost seats, ends classes whose time is over, and
 * deletes events that no stream needs any more. Safe in several processes at the same time.
 */
export async function sweepRooms(services: LiveServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const over = await db
    .select({ id: liveClasses.id })
    .from(liveClasses)
    .where(
      and(
        isNull(liveClasses.endedAt),
        isNotNull(liveClasses.openedAt),
        lte(liveClasses.endsAt, new Date(now.getTime() - LIVE_TIMES.grace)),
      ),
    );
  for (const { id } of over) await endRoom(services, id);
  const silent = await db
    .selectDistinct({ id: liveSeats.classId })
    .from(liveSeats)
    .where(and(inArray(liveSeats.state, ['waiting', 'in']), lte(liveSeats.lastSeenAt, silentSince(now))));
  for (const { id } of silent) await freeLostSeats(services, id);
  await db.delete(liveEvents).where(
    sql`${liveEvents.classId} in (
      select c.id from live_classes c where c.ended_at < ${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz)`,
  );
}
