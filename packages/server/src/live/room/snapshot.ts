import type { LiveCaption, LiveMessage, LiveRoom } from '@digiken/contract';
import { hostsLive, LIVE_LIMITS } from '@digiken/contract/constants';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import { writtenIn } from '../../platform/language';
import type { Deps } from '../../platform/services';
import { nameColumns, type ShownName, shownNames } from '../../settings';
import { users } from '../../users';
import { type ClassRow, closesAt } from '../schedule/find';
import { slidesOf } from '../slides/slides';
import { liveCaptions, liveMessages, liveSeats } from '../tables';
import { loadSeats, type SeatRow } from './seats';

export const toMessage = (row: {
  id: string;
  seatId: string;
  name: string;
  text: string;
  textLanguage: string | null;
  createdAt: Date;
}): LiveMessage => ({
  _id: row.id,
  seatId: row.seatId,
  name: row.name,
  text: row.text,
  textLanguage: writtenIn(row.text, row.textLanguage),
  at: row.createdAt.toISOString(),
});

export const toCaption = ({
  id,
  text,
  textLanguage,
  createdAt,
}: typeof liveCaptions.$inferSelect): LiveCaption => ({
  _id: id,
  text,
  textLanguage: writtenIn(text, textLanguage),
  at: createdAt.toISOString(),
});

async function latestMessages(db: Executor, classId: string, shown: ShownName): Promise<LiveMessage[]> {
  const rows = await db
    .select({
      id: liveMessages.id,
      seatId: liveMessages.seatId,
      person: nameColumns,
      text: liveMessages.text,
      textLanguage: liveMessages.textLanguage,
      createdAt: liveMessages.createdAt,
    })
    .from(liveMessages)
    .innerJoin(liveSeats, eq(liveSeats.id, liveMessages.seatId))
    .innerJoin(users, eq(users.id, liveSeats.userId))
    .where(eq(liveMessages.classId, classId))
    .orderBy(desc(liveMessages.seq))
    .limit(LIVE_LIMITS.chatShown);
  return rows.reverse().map(({ person, ...row }) => toMessage({ ...row, name: shown(person) }));
}

async function latestCaptions(db: Executor, classId: string): Promise<LiveCaption[]> {
  const rows = await db
    .select()
    .from(liveCaptions)
    .where(eq(liveCaptions.classId, classId))
    .orderBy(desc(liveCaptions.seq))
    .limit(LIVE_LIMITS.captionsShown);
  return rows.reverse().map(toCaption);
}

/**
 * All that one seat may know of a room (spec 13.68). In the waiting room that is nothing of other people; only hosts see
 * who waits. Read the number of the last event in the same transaction or before.
 */
export async function roomOf(
  deps: Deps<'media'>,
  { row, seat, reader }: { row: ClassRow; seat: SeatRow; reader: Pick<Caller, 'id' | 'role'> },
): Promise<LiveRoom> {
  const { db } = deps;
  const shown = await shownNames(db, reader);
  const waiting = seat.state === 'waiting';
  const inClass = eq(liveSeats.classId, row.id);
  const visible = waiting
    ? eq(liveSeats.id, seat.id)
    : hostsLive(seat.role)
      ? inClass
      : and(inClass, eq(liveSeats.state, 'in'));
  return {
    seatId: seat.id,
    seats: await loadSeats(db, visible, shown),
    chat: waiting ? [] : await latestMessages(db, row.id, shown),
    captions: waiting ? [] : await latestCaptions(db, row.id),
    slides: waiting ? [] : await slidesOf(deps, row.id),
    slideId: waiting ? null : row.slideId,
    locked: row.locked,
    recording: row.recordingSince !== null,
    closesAt: closesAt(row).toISOString(),
  };
}
