import { stat } from 'node:fs/promises';
import { IMPORT_LIMITS } from './limits';
import { ImportRefused } from './report';

const MEGABYTE = 1024 * 1024;
/** Files that macOS adds to archives. */
const SKIPPED = /(^|\/)(__MACOSX\/|\.DS_Store$)/;
/** File system errors caused by a name in the archive. All others are server errors, e.g. a full disk. */
const BAD_PLACES = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL']);

/**
 * @returns bytes of the archive
 * @throws {ImportRefused} if it does not exist or is too large
 */
export async function sizeOf(archive: string, name: string): Promise<number> {
  const found = await stat(archive).catch(() => undefined);
  if (found === undefined) throw new ImportRefused(`There is no file at ${archive}.`);
  if (!found.isFile()) throw new ImportRefused(`${name} is not a file.`);
  if (found.size > IMPORT_LIMITS.archiveBytes)
    throw new ImportRefused(`${name} is larger than ${IMPORT_LIMITS.archiveBytes / MEGABYTE} MB.`);
  return found.size;
}

/**
 * Counts unpacked bytes, because headers of archives are not reliable.
 * @param size bytes of the archive
 * @returns a function that takes the next bytes, and returns the refusal once they are too many
 */
export function unpackedCounter(size: number, name: string): (bytes: number) => ImportRefused | null {
  const allowed = Math.min(
    IMPORT_LIMITS.unpackedBytes,
    Math.max(IMPORT_LIMITS.unpackedRatioFrom, size * IMPORT_LIMITS.unpackedRatio),
  );
  let left = allowed;
  return (bytes) => {
    left -= bytes;
    if (left >= 0) return null;
    return new ImportRefused(`${name} unpacks to more than ${Math.round(allowed / MEGABYTE)} MB.`);
  };
}

/** The refusal of an entry. */
export const refuseEntry = (name: string, path: string, why: string) =>
  new ImportRefused(`${name}: “${path.replace(/[\u0000-\u001f\u007f]/g, '?').slice(0, 200)}” ${why}.`);

/**
 * @param name the archive's original name
 * @param path of an entry
 * @throws {ImportRefused} if the path leads out of the archive, or is too long or too deep
 */
export function checkPath(name: string, path: string): void {
  const refuse = (why: string) => refuseEntry(name, path, why);
  const parts = path.split('/');
  const climbs = path.includes('\\') || path.startsWith('/') || /^[a-z]:/i.test(path) || parts.includes('..');
  if (path === '' || climbs) throw refuse('leads out of the archive');
  if (path.includes('\0')) throw refuse('is not a name');
  if (parts.length > IMPORT_LIMITS.folderDepth)
    throw refuse(`lies more than ${IMPORT_LIMITS.folderDepth} folders deep`);
  if (parts.some((part) => Buffer.byteLength(part) > IMPORT_LIMITS.nameBytes))
    throw refuse(`has a name of more than ${IMPORT_LIMITS.nameBytes} bytes`);
}

export const isSkipped = (path: string) => path.endsWith('/') || SKIPPED.test(path);

/** What an error while unpacking an entry says to the user; errors of the server stay as they are. */
export function explainEntry(error: unknown, path: string, name: string): unknown {
  if (error instanceof ImportRefused) return error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined && BAD_PLACES.has(code))
    return new ImportRefused(`${name}: “${path}” is in the archive twice, or is not a valid file name.`);
  if (code?.startsWith('E')) return error;
  return new ImportRefused(`${name}: “${path}” is damaged: pack the archive again.`);
}
