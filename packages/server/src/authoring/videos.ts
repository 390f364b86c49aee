import { authoring } from '@digiken/contract';
import { eq, and } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { renderText } from '../content';
import { lessonVideos, lessonVideoTracks } from '../courses';
import { languageLabel } from '../import';
import { conflict, invalid } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { changeCourse, ownTopic } from './access';
import { captionsIn } from './captions';
import { receiveSound, type ReceivedSound } from './sound';
import { languageTag } from './topics';
import { openUpload, readUpload, receiveUpload, refuseTruncated } from '../platform/http/uploads';
import { WORDING } from './wording';
import { ownFiles } from './own-files';

type Store = Pick<Services, 'db' | 'files' | 'clock' | 'workers'>;

const VIDEO = { field: 'video', maxBytes: authoring.uploadTopicVideo.maxBytes ?? 0 };
const CAPTIONS = { field: 'captions', maxBytes: authoring.uploadTopicCaptions.maxBytes ?? 0 };

/** The type of a video by its first bytes; null if it is neither MP4 nor WebM. */
function videoType(head: Buffer): { ext: string; type: string } | null {
  if (head.toString('latin1', 4, 8) === 'ftyp') return { ext: 'mp4', type: 'video/mp4' };
  const matroska = head.readUInt32BE(0) === 0x1a45dfa3;
  return matroska && head.subarray(0, 64).includes('webm') ? { ext: 'webm', type: 'video/webm' } : null;
}

/**
 * Replaces a lesson's video. Captions and transcript stay: usually it is a new version of the same video.
 * @throws {HttpError} 422 on `video` if it is too large or of a type that browsers do not play
 */
export async function storeVideo(
  services: Store,
  caller: Caller,
  { topicId, request }: { topicId: string; request: FastifyRequest },
): Promise<void> {
  const { db, files } = services;
  const { course } = await ownTopic(db, caller, topicId);
  const upload = await openUpload(request, VIDEO);
  const received = await receiveUpload(files, upload);
  let sound: ReceivedSound | null = null;
  try {
    refuseTruncated(upload, VIDEO, received.bytes);
    const type = received.bytes < 64 ? null : videoType(received.head);
    if (type === null) throw invalid({ video: WORDING.videoUnreadable });
    sound = await receiveSound(services, received);
    await files.send(received, type);
    if (sound !== null) await files.send(sound.received, sound.kind);
    await changeCourse(
      services,
      caller,
      { courseId: course.publicId, action: 'added a video to a lesson of' },
      async (tx, _course, rowId) => {
        const { path, bytes } = await files.adopt(tx, received, type);
        const heard = sound === null ? null : await files.adopt(tx, sound.received, sound.kind);
        const video = {
          src: path,
          weightBytes: bytes,
          poster: null,
          soundSrc: heard?.path ?? null,
          soundBytes: heard?.bytes ?? null,
        };
        await tx
          .insert(lessonVideos)
          .values({ lessonId: rowId(topicId), ...video })
          .onConflictDoUpdate({ target: lessonVideos.lessonId, set: video });
      },
    );
  } finally {
    await files.drop(received);
    if (sound !== null) await files.drop(sound.received);
  }
}

export async function removeVideo(services: Store, caller: Caller, topicId: string): Promise<void> {
  const { course } = await ownTopic(services.db, caller, topicId);
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'removed a video of' },
    async (tx, _course, rowId) => {
      await tx.delete(lessonVideos).where(eq(lessonVideos.lessonId, rowId(topicId)));
    },
  );
}

/**
 * Stores captions of one language.
 * @returns sentences about captions that were left out or moved
 * @throws {HttpError} 422 on `captions` that names the line, 409 without a video
 */
export async function storeCaptions(
  services: Store,
  caller: Caller,
  { topicId, language: tag, request }: { topicId: string; language: string; request: FastifyRequest },
): Promise<string[]> {
  const language = languageTag(tag);
  const { course } = await ownTopic(services.db, caller, topicId);
  const { vtt, seconds, problems } = captionsIn(await readUpload(request, CAPTIONS));
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'added captions to a lesson of' },
    async (tx, _course, rowId) => {
      const [video] = await tx
        .update(lessonVideos)
        .set({ seconds })
        .where(eq(lessonVideos.lessonId, rowId(topicId)))
        .returning({ src: lessonVideos.src });
      if (video === undefined) throw conflict(WORDING.noVideo);
      const { path } = await services.files.put(tx, Buffer.from(vtt), { ext: 'vtt', type: 'text/vtt' });
      const track = { label: languageLabel(language), src: path };
      await tx
        .insert(lessonVideoTracks)
        .values({ lessonId: rowId(topicId), language, ...track })
        .onConflictDoUpdate({ target: [lessonVideoTracks.lessonId, lessonVideoTracks.language], set: track });
    },
  );
  return problems;
}

export async function removeCaptions(
  services: Store,
  caller: Caller,
  { topicId, language: tag }: { topicId: string; language: string },
): Promise<void> {
  const language = languageTag(tag);
  const { course } = await ownTopic(services.db, caller, topicId);
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'removed captions of' },
    async (tx, _course, rowId) => {
      await tx
        .delete(lessonVideoTracks)
        .where(and(eq(lessonVideoTracks.lessonId, rowId(topicId)), eq(lessonVideoTracks.language, language)));
    },
  );
}

/** @throws {HttpError} 409 without a video */
export async function saveTranscript(
  services: Store,
  caller: Caller,
  { topicId, markdown }: { topicId: string; markdown: string },
): Promise<void> {
  const { topic, course } = await ownTopic(services.db, caller, topicId);
  const { html, text } = await renderText(services, {
    format: 'markdown',
    source: markdown,
    language: topic.defaultLanguage,
    field: 'transcript',
    mayShow: ownFiles(services.db, caller),
  });
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'wrote a transcript in' },
    async (tx, _course, rowId) => {
      const written = text !== '';
      const [video] = await tx
        .update(lessonVideos)
        .set({ transcript: written ? markdown : null, transcriptHtml: written ? html : null })
        .where(eq(lessonVideos.lessonId, rowId(topicId)))
        .returning({ src: lessonVideos.src });
      if (video === undefined) throw conflict(WORDING.noVideo);
    },
  );
}
