import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { checkPath, explainEntry, isSkipped, refuseEntry, sizeOf, unpackedCounter } from './archive-paths';
import { entryName } from './entry-name';
import { IMPORT_LIMITS } from './limits';
import { ImportRefused } from './report';

const FILE_TYPE = 0o170_000;
const SYMBOLIC_LINK = 0o120_000;

/**
 * Unpacks a zip archive into an empty folder: only regular files, only inside the folder, up to the size limits.
 * @param name the archive's original name
 * @throws {ImportRefused} with one sentence that names the archive, and the entry if there is one
 */
export async function unpack(archive: string, folder: string, name: string): Promise<void> {
  const refuse = unpackedCounter(await sizeOf(archive, name), name);
  // Decode names here and not in yauzl, to report invalid ones in our own words.
  const zip = await openPromise(archive, { decodeStrings: false, autoClose: false }).catch(() => {
    throw new ImportRefused(`${name} is not a zip archive, or it was cut short.`);
  });
  const count = () =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const refusal = refuse(chunk.length);
        if (refusal === null) done(null, chunk);
        else done(refusal);
      },
    });
  try {
    await unpackEntries(zip, folder, name, count);
  } finally {
    zip.close();
  }
}

async function unpackEntries(
  zip: ZipFile,
  folder: string,
  name: string,
  count: () => Transform,
): Promise<void> {
  if (zip.entryCount > IMPORT_LIMITS.files) {
    throw new ImportRefused(`${name} holds more than ${IMPORT_LIMITS.files} files.`);
  }
  const iterator = zip.eachEntry();
  for (;;) {
    const next = await iterator.next().catch(() => {
      throw new ImportRefused(`The contents list of ${name} is damaged.`);
    });
    if (next.done) return;
    const path = pathOf(next.value, name);
    if (path === null) continue;
    try {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      const source = await zip.openReadStreamPromise(next.value);
      await pipeline(source, count(), createWriteStream(join(folder, path), { flags: 'wx' }));
    } catch (error) {
      throw explainEntry(error, path, name);
    }
  }
}

/** The entry's path below the folder; null if it is skipped. */
function pathOf(entry: Entry, name: string): string | null {
  const path = entryName(entry);
  if (validateFileName(path) !== null) throw refuseEntry(name, path, 'leads out of the archive');
  checkPath(name, path);
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK)
    throw refuseEntry(name, path, 'is a symbolic link, which an archive may not hold');
  if (isSkipped(path)) return null;
  if (entry.isEncrypted()) throw refuseEntry(name, path, 'is encrypted: save the archive without a password');
  return path;
}
