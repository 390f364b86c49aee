import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database';
import { publish } from '../../platform/events';
import { notFound } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import type { ClassRow } from '../schedule/find';
import { liveClasses, liveEvents } from '../tables';
import { WORDING } from '../wording';
import type { Audience, StoredEvent } from './stored-event';

export interface RoomChange {
  tx: Executor;
  /** As it was when the change began. */
  row: ClassRow;
  now: Date;
  /** Adds an event, which is sent when the change is committed. `fullName`: of the person whom it names. */
  emit: (audience: Audience, body: StoredEvent['body'], fullName?: string) => void;
}

/** Streams of this room wait for it. */
export const roomTopic = (classId: string): string => `live:${classId}`;

/**
 * Changes a room. Its row is locked, so changes happen one after another and their events have numbers without gaps;
 * they are kept in the same transaction and told to the streams of all processes once it is committed (adr 0036).
 * @throws {HttpError} 404 if the class is gone; what `work` throws, and then nothing is changed
 */
export async function changeRoom<T>(
  { db, clock }: Pick<Services, 'clock'> & { db: Database },
  classId: string,
  work: (change: RoomChange) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(liveClasses).where(eq(liveClasses.id, classId)).for('update');
    if (row === undefined) throw notFound(WORDING.noClass);
    const now = clock.now();
    const events: StoredEvent[] = [];
    const emit: RoomChange['emit'] = (audience, body, fullName) =>
      events.push({ audience, body, ...(fullName !== undefined && { fullName }) });
    const result = await work({ tx, row, now, emit });
    if (events.length > 0) {
      const seq = row.eventSeq + events.length;
      await tx
        .insert(liveEvents)
        .values(
          events.map((event, index) => ({ classId, seq: row.eventSeq + index + 1, event, createdAt: now })),
        );
      await tx.update(liveClasses).set({ eventSeq: seq }).where(eq(liveClasses.id, classId));
      await publish(tx, [roomTopic(classId)], seq);
    }
    return result;
  });
}
