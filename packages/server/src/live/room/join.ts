import { createHmac } from 'node:crypto';
import type { AnswerOf, live as calls } from '@digiken/contract';
import { hostsLive, LIVE_LIMITS, type LiveRole } from '@digiken/contract/constants';
import { and, count, eq, inArray, notInArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { conflict, forbidden } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { shownNames } from '../../settings';
import { noteOpened, notePresence } from '../attendance/presence';
import type { LiveServices } from '../live-services';
import { type ClassRow, opensAt, seenClass, stateOf } from '../schedule/find';
import { spoken } from '../schedule/local-time';
import { liveClasses, livePublications, liveSeats } from '../tables';
import { WORDING } from '../wording';
import { changeRoom, type RoomChange } from './change';
import { dropLost } from './leave';
import { emitSeat, findSeat, loadSeat, type SeatRow, silentSince } from './seats';
import { roomOf } from './snapshot';

type Joined = AnswerOf<typeof calls.joinLive>['data'];

const TURN_SECONDS = 600;
const CLOSED = { code: 'closed' } as const;

/** @throws {HttpError} 409 `closed` unless people can join now (spec 13.66) */
export function mustBeOpen(row: ClassRow, now: Date): void {
  switch (stateOf(row, now)) {
    case 'cancelled':
      throw conflict(WORDING.wasCancelled, CLOSED);
    case 'ended':
      throw conflict(WORDING.ended, CLOSED);
    case 'planned':
      throw conflict(WORDING.notOpen(spoken(opensAt(row), row.timeZone)), CLOSED);
    default:
  }
}

/**
 * Takes a seat, or continues on this device (spec 13.66, 13.67). A person who comes back keeps the role. Hosts always
 * come in; a room that is locked or full lets only those in who hold a seat already.
 * @throws {HttpError} 404 for those who may not join, 403 if a host removed the caller, 409 `closed`, `locked`
 *   or `full`
 */
export async function join(
  services: LiveServices,
  caller: Caller,
  { id, device }: { id: string; device: string },
): Promise<Joined> {
  const { db, clock, engine, media, config } = services;
  const { row: seen, manages } = await seenClass(db, caller, id);
  mustBeOpen(seen, clock.now());
  if (seen.link !== null) {
    await noteOpened(db, { classId: id, userId: caller.id, now: clock.now() });
    return { kind: 'link', href: seen.link };
  }
  const taken = await changeRoom(services, id, async (change) => {
    mustBeOpen(change.row, change.now);
    const lost = await dropLost(change);
    return { ...(await takeSeat(change, caller, { device, manages })), lost };
  });
  for (const { id: seat } of taken.lost) await engine.remove({ room: id, seat });
  if (taken.moved) await engine.remove({ room: id, seat: taken.seat.id });
  return db.transaction(async (tx) => {
    const [row = seen] = await tx.select().from(liveClasses).where(eq(liveClasses.id, id));
    return {
      kind: 'room' as const,
      seat: await loadSeat(tx, taken.seat.id, await shownNames(tx, caller)),
      media: engine.available,
      iceServers: iceServers(config, { seatId: taken.seat.id, now: clock.now() }),
      seq: row.eventSeq,
      room: await roomOf({ db: tx, media }, { row, seat: taken.seat, reader: caller }),
    };
  });
}

async function takeSeat(
  change: RoomChange,
  caller: Caller,
  { device, manages }: { device: string; manages: boolean },
): Promise<{ seat: SeatRow; moved: boolean }> {
  const { tx, row, now, emit } = change;
  const known = await findSeat(tx, { classId: row.id, userId: caller.id });
  if (known?.state === 'removed') throw forbidden(WORDING.removed);
  const role = roleOf(known, { row, userId: caller.id, manages });
  const holds = known !== undefined && known.state !== 'away' && known.lastSeenAt > silentSince(now);
  if (!holds && !hostsLive(role)) {
    if (row.locked) throw conflict(WORDING.locked, { code: 'locked' });
    await refuseFull(tx, row);
  }
  if (!holds && role !== 'host') await refuseCrowd(tx, row);
  const state = holds && known.state === 'in' ? 'in' : row.waitingRoom && !hostsLive(role) ? 'waiting' : 'in';
  const values = { role, state, device, lastSeenAt: now } as const;
  const [seat] = known
    ? await tx.update(liveSeats).set(values).where(eq(liveSeats.id, known.id)).returning()
    : await tx
        .insert(liveSeats)
        .values({ id: newId(), classId: row.id, userId: caller.id, ...values, createdAt: now })
        .returning();
  if (seat === undefined) throw conflict(WORDING.noSeat);
  // What the seat sent from another page is over; the same page may repeat its request.
  const moved = !holds || known.device !== device;
  if (moved) await tx.delete(livePublications).where(eq(livePublications.seatId, seat.id));
  if (holds && moved) emit({ seat: seat.id }, { type: 'taken-over', device });
  await emitSeat(change, state === 'waiting' ? 'hosts' : 'room', seat.id);
  if (state === 'in') await notePresence(tx, { classId: row.id, userId: caller.id, now });
  const opened = row.openedAt ?? now;
  const live = role === 'host' ? (row.liveAt ?? now) : row.liveAt;
  if (row.openedAt === null || live !== row.liveAt)
    await tx.update(liveClasses).set({ openedAt: opened, liveAt: live }).where(eq(liveClasses.id, row.id));
  return { seat, moved };
}

/** Who manages the class hosts it. Others keep what a host gave them. */
function roleOf(
  known: SeatRow | undefined,
  { row, userId, manages }: { row: ClassRow; userId: string; manages: boolean },
): LiveRole {
  if (manages) return row.hostId === userId ? 'host' : 'co-host';
  return known === undefined || known.role === 'host' ? 'learner' : known.role;
}

const TAKEN = ['waiting', 'in'] as const;

/** Capacity counts the seats of people who are not hosts, those who wait included. */
async function refuseFull(tx: Executor, row: ClassRow): Promise<void> {
  if (row.capacity === null) return;
  const [seats] = await tx
    .select({ count: count() })
    .from(liveSeats)
    .where(
      and(
        eq(liveSeats.classId, row.id),
        inArray(liveSeats.state, [...TAKEN]),
        notInArray(liveSeats.role, ['host', 'co-host']),
      ),
    );
  if ((seats?.count ?? 0) >= row.capacity) throw conflict(WORDING.full, { code: 'full' });
}

/** What a media server carries: everyone counts, except that the host of the class always comes in. */
async function refuseCrowd(tx: Executor, row: ClassRow): Promise<void> {
  const [seats] = await tx
    .select({ count: count() })
    .from(liveSeats)
    .where(and(eq(liveSeats.classId, row.id), inArray(liveSeats.state, [...TAKEN])));
  if ((seats?.count ?? 0) >= LIVE_LIMITS.people) throw conflict(WORDING.full, { code: 'full' });
}

/** A relay for restrictive networks, with a name and password that work for ten minutes (coturn's `use-auth-secret`). */
export function iceServers(
  { live }: Pick<Services['config'], 'live'>,
  { seatId, now }: { seatId: string; now: Date },
): { urls: string[]; username?: string; credential?: string }[] {
  if (live.turnUrls.length === 0) return [];
  const username = `${Math.floor(now.getTime() / 1000) + TURN_SECONDS}:${seatId}`;
  const credential = createHmac('sha1', live.turnSecret ?? '')
    .update(username)
    .digest('base64');
  return [{ urls: [...live.turnUrls], username, credential }];
}
