import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { Task } from '../platform/workers';

/** What a file with the sound of a video is. */
export interface SoundKind {
  ext: 'm4a' | 'weba';
  type: 'audio/mp4' | 'audio/webm';
}

/** Codecs that browsers play in an MP4 file, and those that they play in WebM. */
const IN_MP4 = new Set(['aac', 'mp3']);
const IN_WEBM = new Set(['opus', 'vorbis']);

/**
 * Copies the sound of a video into a file of its own, without encoding it again (spec 14.222).
 * @param video path of an MP4 or WebM file
 * @param target path of the file to write
 * @returns null if the video has no sound, none that browsers play, or none that is smaller than the video
 * @throws if the file cannot be read as a video
 */
export async function copySound(video: string, target: string): Promise<SoundKind | null> {
  const input = new Input({ source: new FilePathSource(video), formats: [MP4, WEBM] });
  try {
    const codec = (await input.getPrimaryAudioTrack())?.codec ?? '';
    const mp4 = IN_MP4.has(codec);
    if (!mp4 && !IN_WEBM.has(codec)) return null;
    const conversion = await Conversion.init({
      input,
      output: new Output({
        // The index comes first, so that playing needs no more than the start of the file.
        format: mp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
        target: new FilePathTarget(target),
      }),
      tracks: 'primary',
      video: { discard: true },
      tags: {},
      showWarnings: false,
    });
    if (!conversion.isValid) return null;
    await conversion.execute();
    // A video of hardly any pictures saves nothing without them.
    if ((await stat(target)).size >= (await stat(video)).size) return null;
    return mp4 ? { ext: 'm4a', type: 'audio/mp4' } : { ext: 'weba', type: 'audio/webm' };
  } finally {
    input.dispose();
  }
}

/** Runs {@link copySound} in a worker, under its time limit: a crafted file must not block the server. */
export const soundTask: Task<{ video: string; target: string }, SoundKind | null> = {
  name: 'sound',
  long: true,
  run: ({ video, target }, { step }) => step('video', null, () => copySound(video, target)),
};

/**
 * Copies the sound of a video into a temporary file, which is deleted after its use.
 * @param copy {@link copySound}, here or in a worker
 * @returns null if the video has no such sound, or cannot be read: a video without a copy of its sound is still a video
 */
export async function withSound<T>(
  copy: (target: string) => Promise<SoundKind | null>,
  use: (path: string, kind: SoundKind) => Promise<T>,
): Promise<T | null> {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-sound-'));
  try {
    const target = join(folder, 'sound');
    const kind = await copy(target).catch(() => null);
    return kind && (await use(target, kind));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
