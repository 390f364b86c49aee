import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { IMPORT_LIMITS } from './limits';
import { ImportRefused } from './report';

const MEGABYTE = 1024 * 1024;
/** Files that macOS adds to archives. */
const SKIPPED = /(^|\/)(__MACOSX\/|\.DS_Store$)/;
const FILE_TYPE = 0o170_000;
const SYMBOLIC_LINK = 0o120_000;

/** File system errors caused by a name in the archive. All others are server errors, e.g. a full disk. */
const BAD_PLACES = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL']);

/**
 * Unpacks a zip archive into an empty folder: only regular files, only inside the folder, up to the size limits.
 * @param name the archive's original name
 * @throws {ImportRefused} with one sentence that names the archive, and the entry if there is one
 */
export async function unpack(archive: string, folder: string, name: string): Promise<void> {
  const found = await stat(archive).catch(() => undefined);
  if (found === undefined) throw new ImportRefused(`There is no file at ${archive}.`);
  if (!found.isFile()) throw new ImportRefused(`${name} is not a file.`);
  if (found.size > IMPORT_LIMITS.archiveBytes) {
    throw new ImportRefused(`${name} is larger than ${IMPORT_LIMITS.archiveBytes / MEGABYTE} MB.`);
  }
  // Decode names here and not in yauzl, to report invalid ones in our own words.
  const zip = await openPromise(archive, { decodeStrings: false, autoClose: false }).catch(() => {
    throw new ImportRefused(`${name} is not a zip archive, or it was cut short.`);
  });
  const allowed = Math.min(
    IMPORT_LIMITS.unpackedBytes,
    Math.max(IMPORT_LIMITS.unpackedRatioFrom, found.size * IMPORT_LIMITS.unpackedRatio),
  );
  let left = allowed;
  const count = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        left -= chunk.length;
        if (left >= 0) return done(null, chunk);
        done(new ImportRefused(`${name} unpacks to more than ${Math.round(allowed / MEGABYTE)} MB.`));
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
      throw explain(error, path, name);
    }
  }
}

/** The entry's path below the folder; null if it is skipped. */
function pathOf(entry: Entry, name: string): string | null {
  const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  const shown = path.replace(/[\u0000-\u001f\u007f]/g, '?').slice(0, 200);
  const refuse = (why: string) => new ImportRefused(`${name}: “${shown}” ${why}.`);
  if (validateFileName(path) !== null || path === '') throw refuse('leads out of the archive');
  if (path.includes('\0')) throw refuse('is not a name');
  const parts = path.split('/');
  if (parts.length > IMPORT_LIMITS.folderDepth) {
    throw refuse(`lies more than ${IMPORT_LIMITS.folderDepth} folders deep`);
  }
  if (parts.some((part) => Buffer.byteLength(part) > IMPORT_LIMITS.nameBytes)) {
    throw refuse(`has a name of more than ${IMPORT_LIMITS.nameBytes} bytes`);
  }
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) {
    throw refuse('is a symbolic link, which an archive may not hold');
  }
  if (path.endsWith('/') || SKIPPED.test(path)) return null;
  if (entry.isEncrypted()) throw refuse('is encrypted: save the archive without a password');
  return path;
}

function explain(error: unknown, path: string, name: string): unknown {
  if (error instanceof ImportRefused) return error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined && BAD_PLACES.has(code)) {
    return new ImportRefused(`${name}: “${path}” is in the archive twice, or is not a valid file name.`);
  }
  if (code?.startsWith('E')) return error;
  return new ImportRefused(`${name}: “${path}” is damaged: pack the archive again.`);
}
