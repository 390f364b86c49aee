import type { WriteStream } from 'node:fs';

/**
 * Resolves once a file that was being written is closed, whether or not it was written completely.
 *
 * A pipeline whose source fails rejects at once, even while its target is still being opened. A file that is removed
 * then would be created afterwards: wait for this before you remove it.
 */
export async function closeFile(file: WriteStream): Promise<void> {
  if (file.closed) return;
  await new Promise<void>((resolve) => {
    file.once('close', resolve);
    file.destroy();
  });
}
