import type { LiveRecording } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { MediaSigner } from '../../platform/media-signing';
import { removePrivate } from '../../platform/private-files';
import type { Deps } from '../../platform/services';
import type { Caller } from '../../platform/http/route';
import { nameColumns, shownNames } from '../../settings';
import { users } from '../../users';
import { liveRecordings } from '../tables';
import { WORDING } from '../wording';
import { captionLines } from './captions';

/** Below /api/; signed addresses, because a video element cannot send the bearer header. */
export const RECORDINGS_PATH = '/live-recordings/';

const addressOf = (media: MediaSigner, stored: string, file = '') =>
  `${API_PREFIX}${RECORDINGS_PATH}${stored}${file}?k=${media.signatureOf(stored)}`;

/** The complete recordings of a class, for those who may join it (spec 13.76). */
export async function listRecordings(
  { db, media }: Deps<'media'>,
  reader: Pick<Caller, 'id' | 'role'>,
  classId: string,
): Promise<LiveRecording[]> {
  const lines = await captionLines(db, classId);
  const rows = await db
    .select({
      recording: liveRecordings,
      speaker: nameColumns,
    })
    .from(liveRecordings)
    .leftJoin(users, eq(users.id, liveRecordings.userId))
    .where(and(eq(liveRecordings.classId, classId), isNotNull(liveRecordings.finishedAt)))
    .orderBy(asc(liveRecordings.startedAt), asc(liveRecordings.id));
  const shown = await shownNames(db, reader);
  return rows.map(({ recording, speaker }) => {
    const { id, stored, source, startedAt, seconds, bytes, finishedAt } = recording;
    const captioned = lines.some(({ at }) => at >= startedAt && finishedAt !== null && at <= finishedAt);
    return {
      _id: id,
      speaker: speaker && shown(speaker),
      source,
      startedAt: startedAt.toISOString(),
      seconds,
      bytes,
      src: addressOf(media, stored),
      captionsSrc: captioned ? addressOf(media, stored, '/captions.vtt') : null,
    };
  });
}

/** Deletes a complete recording with its file. @throws {HttpError} 404 */
export async function removeRecording(
  { db, files }: Deps<'files'>,
  { classId, recordingId }: { classId: string; recordingId: string },
): Promise<void> {
  const [gone] = await db
    .delete(liveRecordings)
    .where(
      and(
        eq(liveRecordings.id, recordingId),
        eq(liveRecordings.classId, classId),
        isNotNull(liveRecordings.finishedAt),
      ),
    )
    .returning({ stored: liveRecordings.stored });
  if (gone === undefined) throw notFound(WORDING.noRecording);
  await removePrivate(files, gone.stored);
}

/** Of these names in the private store, those of recordings. */
export async function recordedLiveFiles(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ stored: liveRecordings.stored })
    .from(liveRecordings)
    .where(inArray(liveRecordings.stored, [...names]));
  return new Set(rows.map(({ stored }) => stored));
}
