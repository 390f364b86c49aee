import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SoundKind, soundTask } from '../content';
import type { ReceivedFile } from '../platform/files';
import type { Services } from '../platform/services';

export interface ReceivedSound {
  received: ReceivedFile;
  kind: SoundKind;
}

/**
 * Copies the sound of a received video into a received file of its own (spec 14.222).
 * @returns null if the video has no sound that browsers play, or cannot be read: it is stored without one
 */
export async function receiveSound(
  { files, workers }: Pick<Services, 'files' | 'workers'>,
  { draft }: ReceivedFile,
): Promise<ReceivedSound | null> {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-sound-'));
  try {
    const target = join(folder, 'sound');
    // A video without a copy of its sound is still a video; the reader then offers the video alone.
    const kind = await workers.run(soundTask, { video: draft, target }).catch(() => null);
    return kind && { kind, received: await files.receive(createReadStream(target)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
