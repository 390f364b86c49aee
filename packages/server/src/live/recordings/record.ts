import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../platform/ids';
import {
  keepPrivately,
  newPrivateName,
  privateKey,
  privatePath,
  removePrivate,
} from '../../platform/private-files';
import type { LiveServices } from '../live-services';
import { livePublications, liveRecordings, liveSeats } from '../tables';

export const RECORDING_TYPE = 'video/webm';

/** Begins to record one publication, into a private file. Does nothing if it has ended meanwhile. */
export async function recordPublication(
  { db, clock, engine, files }: LiveServices,
  { room, publication }: { room: string; publication: string },
): Promise<void> {
  const [sent] = await db
    .select({ source: livePublications.source, userId: liveSeats.userId })
    .from(livePublications)
    .innerJoin(liveSeats, eq(liveSeats.id, livePublications.seatId))
    .where(eq(livePublications.id, publication));
  if (sent === undefined) return;
  const [id, stored] = [newId(), newPrivateName()];
  const path = privatePath(files, stored);
  await mkdir(join(path, '..'), { recursive: true });
  await db
    .insert(liveRecordings)
    .values({ id, classId: room, ...sent, stored, startedAt: clock.now(), seconds: 0, bytes: 0 });
  try {
    await engine.record({ room, publication, recording: id, path });
  } catch {
    // It ended, or the media server did: there is nothing to keep.
    await db.delete(liveRecordings).where(eq(liveRecordings.id, id));
  }
}

/** Begins to record everything that is sent in a room. */
export async function recordRoom(services: LiveServices, room: string): Promise<void> {
  const sent = await services.db
    .select({ id: livePublications.id })
    .from(livePublications)
    .where(eq(livePublications.classId, room));
  for (const { id } of sent) await recordPublication(services, { room, publication: id });
}

/** Records what a file has become; one without content is deleted. Safe to repeat. */
export async function completeRecording(
  { db, clock, files }: LiveServices,
  recordingId: string,
): Promise<void> {
  const unfinished = and(eq(liveRecordings.id, recordingId), isNull(liveRecordings.finishedAt));
  const [row] = await db.select().from(liveRecordings).where(unfinished);
  if (row === undefined) return;
  const path = privatePath(files, row.stored);
  // The media server stopped while it wrote.
  await rename(`${path}.webm`, path).catch(() => {});
  // In a store on another machine it is already there if this was stopped before the record was written.
  const local = (await stat(path).catch(() => undefined))?.size ?? 0;
  const stored = await files.objects.head(privateKey(row.stored));
  const bytes = local || (stored?.bytes ?? 0);
  if (bytes === 0) {
    await db.delete(liveRecordings).where(unfinished);
    await rm(path, { force: true });
    await removePrivate(files, row.stored);
    return;
  }
  if (local > 0) await keepPrivately(files, { draft: path }, { name: row.stored, type: RECORDING_TYPE });
  const now = clock.now();
  const seconds = Math.max(1, Math.round((now.getTime() - row.startedAt.getTime()) / 1000));
  await db.update(liveRecordings).set({ bytes, seconds, finishedAt: now }).where(unfinished);
}

/** Completes all recordings of a room. */
export async function finishRecordings(services: LiveServices, room: string): Promise<void> {
  await services.engine.stopRecording(room).catch(() => {});
  const open = await services.db
    .select({ id: liveRecordings.id })
    .from(liveRecordings)
    .where(and(eq(liveRecordings.classId, room), isNull(liveRecordings.finishedAt)));
  for (const { id } of open) await completeRecording(services, id);
}
