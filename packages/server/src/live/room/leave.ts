import type { LIVE_LEFT } from '@digiken/contract/constants';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { livePublications, liveSeats } from '../tables';
import type { RoomChange } from './change';
import { audienceOf, namesOfSeat, type SeatRow, silentSince } from './seats';

type Reason = (typeof LIVE_LEFT)[number];

/** Frees a seat and tells the room, and the person, why. The caller ends its media after the transaction. */
export async function freeSeat({ tx, emit }: RoomChange, seat: SeatRow, reason: Reason): Promise<void> {
  await tx
    .update(liveSeats)
    .set({ state: reason === 'removed' ? 'removed' : 'away', handAt: null, muted: false })
    .where(eq(liveSeats.id, seat.id));
  await tx.delete(livePublications).where(eq(livePublications.seatId, seat.id));
  const { forLearners, forStaff } = await namesOfSeat(tx, seat.id);
  const left = { type: 'left', seatId: seat.id, name: forLearners, reason } as const;
  emit(audienceOf(seat), left, forStaff);
  if (seat.state === 'waiting') emit({ seat: seat.id }, left, forStaff);
}

/** Frees the seats that were silent for too long. @returns the freed ones */
export async function dropLost(change: RoomChange): Promise<SeatRow[]> {
  const { tx, row, now } = change;
  const lost = await tx
    .select()
    .from(liveSeats)
    .where(
      and(
        eq(liveSeats.classId, row.id),
        inArray(liveSeats.state, ['waiting', 'in']),
        lte(liveSeats.lastSeenAt, silentSince(now)),
      ),
    );
  for (const seat of lost) await freeSeat(change, seat, 'lost');
  return lost;
}
