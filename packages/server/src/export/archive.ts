import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore, ReceivedFile } from '../platform/files';
import { keyOf } from '../platform/files/object-store';

/** A file of an export: its text, or a stored file that is read while the archive is written. */
export type Entry = { path: string } & ({ text: () => string } | { stored: string; bytes: number });

interface Order {
  entries: readonly Entry[];
  at: Date;
  onProgress: (done: number) => void;
}

/**
 * Writes an archive to disk. Stored files are streamed one after the other, so the memory does not grow with them.
 * @throws if the store does not answer
 */
export async function writeZip(files: FileStore, { entries, at, onProgress }: Order): Promise<ReceivedFile> {
  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  // It is awaited only after all entries are added.
  failed.catch(() => {});
  for (const [index, entry] of entries.entries()) {
    const open = async () => {
      onProgress(index / entries.length);
      if ('text' in entry) return Readable.from([Buffer.from(entry.text())]);
      const content = await files.objects.get(keyOf(entry.stored));
      if (content === undefined) throw new Error(`${entry.stored} is gone.`);
      return content;
    };
    const size = 'bytes' in entry ? { size: entry.bytes, compress: false } : {};
    zip.addReadStreamLazy(entry.path, { mtime: at, mode: 0o100644, ...size }, (opened) => {
      open().then(
        (content) => opened(null, content),
        (error: unknown) => opened(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return Promise.race([files.receive(Readable.from(zip.outputStream)), failed]);
}
