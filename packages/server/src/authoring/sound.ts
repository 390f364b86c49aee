import { createReadStream } from 'node:fs';
import { type SoundKind, soundTask, withSound } from '../content';
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
  return withSound(
    (target) => workers.run(soundTask, { video: draft, target }),
    async (path, kind) => ({ kind, received: await files.receive(createReadStream(path)) }),
  );
}
