import type { LiveSeat } from '@digiken/contract';
import { hostsLive, LIVE_TIMES } from '@digiken/contract/constants';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { conflict, forbidden, HttpError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { nameColumn, users } from '../../users';
import { type ClassRow, stateOf } from '../schedule/find';
import { livePublications, liveSeats } from '../tables';
import { WORDING } from '../wording';
import type { Audience } from './stored-event';

export type SeatRow = typeof liveSeats.$inferSelect;

/** Seats are lost that were silent since this moment. */
export const silentSince = (now: Date): Date => new Date(now.getTime() - LIVE_TIMES.seatKept);

/** Who hears of a seat: everyone, or only hosts while it waits. */
export const audienceOf = ({ state }: Pick<SeatRow, 'state'>): Audience =>
  state === 'waiting' ? 'hosts' : 'room';

const selectSeats = (db: Executor) =>
  db
    .select({
      seat: liveSeats,
      name: nameColumn(users),
      avatar: users.avatar,
    })
    .from(liveSeats)
    .innerJoin(users, eq(users.id, liveSeats.userId));

/** Taken seats that match a condition, as the room shows them, in the order in which people came. */
export async function loadSeats(db: Executor, where: SQL | undefined): Promise<LiveSeat[]> {
  const rows = await selectSeats(db)
    .where(and(inArray(liveSeats.state, ['waiting', 'in']), where))
    .orderBy(asc(liveSeats.createdAt), asc(liveSeats.id));
  if (rows.length === 0) return [];
  const sent = await db
    .select()
    .from(livePublications)
    .where(
      inArray(
        livePublications.seatId,
        rows.map(({ seat }) => seat.id),
      ),
    );
  return rows.map(({ seat, name, avatar }) => ({
    _id: seat.id,
    name,
    avatar,
    role: seat.role,
    state: seat.state === 'waiting' ? 'waiting' : 'in',
    muted: seat.muted,
    handAt: seat.handAt?.toISOString() ?? null,
    publications: sent
      .filter(({ seatId }) => seatId === seat.id)
      .map(({ id, source, audio, video }) => ({ _id: id, source, audio, video })),
  }));
}

/** One taken seat as the room shows it. */
export async function loadSeat(db: Executor, seatId: string): Promise<LiveSeat> {
  const [seat] = await loadSeats(db, eq(liveSeats.id, seatId));
  if (seat === undefined) throw conflict(WORDING.noSeat);
  return seat;
}

/** The name of a person, also of one who has left. */
export async function nameOfSeat(db: Executor, seatId: string): Promise<string> {
  const [row] = await selectSeats(db).where(eq(liveSeats.id, seatId));
  return row?.name ?? '';
}

export async function findSeat(
  db: Executor,
  { classId, userId }: { classId: string; userId: string },
): Promise<SeatRow | undefined> {
  const [row] = await db
    .select()
    .from(liveSeats)
    .where(and(eq(liveSeats.classId, classId), eq(liveSeats.userId, userId)));
  return row;
}

const takenOver = (): HttpError => conflict(WORDING.takenOver, { code: 'taken-over' });

/**
 * The caller's seat, if it is taken and the class goes on.
 * @param device where it must be held, for calls that belong to one page
 * @throws {HttpError} 403 for a person whom a host removed, 409 without a seat, after the end, or `taken-over`
 */
export async function takenSeat(
  db: Executor,
  caller: Caller,
  { row, now, device }: { row: ClassRow; now: Date; device?: string },
): Promise<SeatRow> {
  const state = stateOf(row, now);
  if (state === 'cancelled') throw conflict(WORDING.wasCancelled);
  if (state === 'ended') throw conflict(WORDING.ended);
  const seat = await findSeat(db, { classId: row.id, userId: caller.id });
  if (seat?.state === 'removed') throw forbidden(WORDING.removed);
  if (seat === undefined || seat.state === 'away' || seat.lastSeenAt <= silentSince(now))
    throw conflict(WORDING.noSeat);
  if (device !== undefined && seat.device !== device) throw takenOver();
  return seat;
}

/** As {@link takenSeat}, and 409 in the waiting room. */
export async function seatInRoom(
  db: Executor,
  caller: Caller,
  where: { row: ClassRow; now: Date; device?: string },
): Promise<SeatRow> {
  const seat = await takenSeat(db, caller, where);
  if (seat.state === 'waiting') throw conflict(WORDING.waiting);
  return seat;
}

/** @throws {HttpError} as {@link seatInRoom}, 403 for those who are not hosts */
export async function hostSeat(
  db: Executor,
  caller: Caller,
  where: { row: ClassRow; now: Date },
): Promise<SeatRow> {
  const seat = await seatInRoom(db, caller, where);
  if (!hostsLive(seat.role)) throw forbidden(WORDING.hostsOnly);
  return seat;
}

/** Another person's taken seat in the same class. @throws {HttpError} 404 */
export async function otherSeat(
  db: Executor,
  { classId, seatId }: { classId: string; seatId: string },
): Promise<SeatRow> {
  const [row] = await db
    .select()
    .from(liveSeats)
    .where(
      and(
        eq(liveSeats.id, seatId),
        eq(liveSeats.classId, classId),
        inArray(liveSeats.state, ['waiting', 'in']),
      ),
    );
  if (row === undefined) throw new HttpError(404, WORDING.noPerson);
  return row;
}
