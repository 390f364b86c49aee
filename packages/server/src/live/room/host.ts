import { hostsLive, type LiveRole, speaksLive } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import { forbidden } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { notePresence } from '../attendance/presence';
import type { LiveServices } from '../live-services';
import { seenClass, stateOf } from '../schedule/find';
import { liveClasses, livePublications, liveSeats } from '../tables';
import { WORDING } from '../wording';
import { changeRoom, type RoomChange } from './change';
import { endRoom } from './end';
import { mustBeOpen } from './join';
import { freeSeat } from './leave';
import { audienceOf, emitSeat, hostSeat, otherSeat, seatInRoom, type SeatRow, silentSince } from './seats';

/** The seat changed in what its person may see: everyone is told, and the person gets the room anew. */
async function showAnew(change: RoomChange, seat: Pick<SeatRow, 'id' | 'state'>): Promise<void> {
  await emitSeat(change, audienceOf(seat), seat.id);
  change.emit({ seat: seat.id }, { type: 'refresh' });
}

/** Lets one person, or everyone, in from the waiting room. @throws {HttpError} 404, 403, 409 without a seat */
export async function admit(
  services: LiveServices,
  caller: Caller,
  { id, seatId }: { id: string; seatId: string | null },
): Promise<void> {
  await seenClass(services.db, caller, id);
  await changeRoom(services, id, async (change) => {
    const { tx, row, now } = change;
    await hostSeat(tx, caller, { row, now });
    const waiting =
      seatId === null
        ? await tx
            .select()
            .from(liveSeats)
            .where(and(eq(liveSeats.classId, id), eq(liveSeats.state, 'waiting')))
        : [await otherSeat(tx, { classId: id, seatId })];
    for (const seat of waiting) {
      if (seat.state !== 'waiting' || seat.lastSeenAt <= silentSince(now)) continue;
      await tx.update(liveSeats).set({ state: 'in' }).where(eq(liveSeats.id, seat.id));
      await notePresence(tx, { classId: id, userId: seat.userId, now });
      await showAnew(change, { id: seat.id, state: 'in' });
    }
  });
}

/**
 * Gives a person a role. Whoever may no longer speak stops sending. Nobody can change the host.
 * @throws {HttpError} 404, 403, 409 without a seat
 */
export async function setRole(
  services: LiveServices,
  caller: Caller,
  { id, seatId, role }: { id: string; seatId: string; role: LiveRole },
): Promise<void> {
  await seenClass(services.db, caller, id);
  const muted = await changeRoom(services, id, async (change) => {
    const { tx, row, now } = change;
    await hostSeat(tx, caller, { row, now });
    const seat = await otherSeat(tx, { classId: id, seatId });
    if (seat.role === 'host') throw forbidden(WORDING.hostStays);
    if (seat.role === role) return seat.muted;
    // A host is never kept waiting.
    const state = hostsLive(role) ? 'in' : seat.state;
    // A raised hand asked for this.
    await tx.update(liveSeats).set({ role, state, handAt: null }).where(eq(liveSeats.id, seatId));
    if (!speaksLive(role)) await tx.delete(livePublications).where(eq(livePublications.seatId, seatId));
    await showAnew(change, { id: seatId, state });
    return seat.muted;
  });
  await services.engine.setRole({ room: id, seat: seatId, role, muted });
}

/**
 * Mutes or unmutes oneself, or mutes another person as a host (spec 13.73). The media server forwards nothing of a muted
 * person's sound. Nobody can unmute another person.
 * @throws {HttpError} 404, 403, 409 without a seat
 */
export async function mute(
  services: LiveServices,
  caller: Caller,
  { id, seatId, muted }: { id: string; seatId: string; muted: boolean },
): Promise<void> {
  await seenClass(services.db, caller, id);
  const { role } = await changeRoom(services, id, async ({ tx, row, now, emit }) => {
    const own = await seatInRoom(tx, caller, { row, now });
    if (own.id !== seatId) {
      if (!hostsLive(own.role)) throw forbidden(WORDING.hostsOnly);
      if (!muted) throw forbidden(WORDING.unmuteSelf);
    }
    const seat = own.id === seatId ? own : await otherSeat(tx, { classId: id, seatId });
    if (seat.muted === muted) return seat;
    await tx.update(liveSeats).set({ muted }).where(eq(liveSeats.id, seatId));
    await emitSeat({ tx, emit }, audienceOf(seat), seatId);
    return seat;
  });
  await services.engine.setRole({ room: id, seat: seatId, role, muted });
}

/** Removes a person, who cannot join this class again. @throws {HttpError} 404, 403 also for hosts, 409 */
export async function remove(
  services: LiveServices,
  caller: Caller,
  { id, seatId }: { id: string; seatId: string },
): Promise<void> {
  await seenClass(services.db, caller, id);
  await changeRoom(services, id, async (change) => {
    const { tx, row, now } = change;
    await hostSeat(tx, caller, { row, now });
    const seat = await otherSeat(tx, { classId: id, seatId });
    if (seat.role === 'host') throw forbidden(WORDING.hostStays);
    if (seat.state === 'in') await notePresence(tx, { classId: id, userId: seat.userId, now });
    await freeSeat(change, seat, 'removed');
  });
  await services.engine.remove({ room: id, seat: seatId });
}

/** Lets nobody new in, or opens the room again. @throws {HttpError} 404, 403, 409 without a seat */
export async function lock(
  services: LiveServices,
  caller: Caller,
  { id, locked }: { id: string; locked: boolean },
): Promise<void> {
  await seenClass(services.db, caller, id);
  await changeRoom(services, id, async ({ tx, row, now, emit }) => {
    await hostSeat(tx, caller, { row, now });
    if (row.locked === locked) return;
    await tx.update(liveClasses).set({ locked }).where(eq(liveClasses.id, id));
    emit('room', { type: 'locked', locked });
  });
}

/**
 * Ends the class for everyone. Safe to repeat, also for hosts without a seat: the host's device may be gone.
 * @throws {HttpError} 404, 403, 409 before it opens: then it can be cancelled
 */
export async function end(services: LiveServices, caller: Caller, { id }: { id: string }): Promise<void> {
  const { db, clock } = services;
  const { row, manages } = await seenClass(db, caller, id);
  if (!manages) {
    if (stateOf(row, clock.now()) === 'ended') throw forbidden(WORDING.hostsOnly);
    await hostSeat(db, caller, { row, now: clock.now() });
  }
  if (row.endedAt !== null || row.cancelledAt !== null) return;
  mustBeOpen(row, clock.now());
  await endRoom(services, id);
}
