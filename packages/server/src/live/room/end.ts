import { and, eq, inArray } from 'drizzle-orm';
import { notePresence } from '../attendance/presence';
import type { LiveServices } from '../live-services';
import { finishRecordings } from '../recordings/record';
import { liveClasses, livePublications, liveSeats } from '../tables';
import { changeRoom } from './change';
import { silentSince } from './seats';

/**
 * Ends a class for everyone: seats are freed, recordings are completed, streams end. Safe to repeat.
 * @param ended false for a class that was cancelled while people were in it
 */
export async function endRoom(services: LiveServices, id: string, ended = true): Promise<void> {
  const { engine } = services;
  await changeRoom(services, id, async ({ tx, row, now, emit }) => {
    if (row.endedAt !== null) return;
    // Whoever is still heard of was there until now.
    const taken = await tx
      .select()
      .from(liveSeats)
      .where(and(eq(liveSeats.classId, id), eq(liveSeats.state, 'in')));
    for (const { userId, lastSeenAt } of taken)
      if (lastSeenAt > silentSince(now)) await notePresence(tx, { classId: id, userId, now });
    await tx
      .update(liveSeats)
      .set({ state: 'away', handAt: null, muted: false })
      .where(and(eq(liveSeats.classId, id), inArray(liveSeats.state, ['waiting', 'in'])));
    await tx.delete(livePublications).where(eq(livePublications.classId, id));
    await tx
      .update(liveClasses)
      .set({ recordingSince: null, ...(ended && { endedAt: now }) })
      .where(eq(liveClasses.id, id));
    emit('room', { type: 'ended' });
  });
  await finishRecordings(services, id);
  await engine.close(id);
}
