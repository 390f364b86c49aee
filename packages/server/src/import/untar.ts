import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import { checkPath, explainEntry, isSkipped, refuseEntry, sizeOf, unpackedCounter } from './archive-paths';
import { IMPORT_LIMITS } from './limits';
import { ImportRefused } from './report';

const FILES = new Set(['File', 'OldFile', 'ContiguousFile']);
const LINKS = new Set(['SymbolicLink', 'Link']);

/**
 * Unpacks a `.tar.gz` or `.tar` into an empty folder: only regular files, only inside the folder, up to the size
 * limits.
 * @param name the archive's original name
 * @throws {ImportRefused} with one sentence that names the archive, and the entry if there is one
 */
export async function untar(
  archive: string,
  folder: string,
  { name, zipped }: { name: string; zipped: boolean },
): Promise<void> {
  const refuse = unpackedCounter(await sizeOf(archive, name), name);
  const damaged = () => new ImportRefused(`${name} is a damaged .tar.gz, or it was cut short.`);
  let failure = undefined as Error | undefined;
  let entries = 0;
  let last = Promise.resolve();
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error));
  };
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      entries += 1;
      if (failure === undefined && entries > IMPORT_LIMITS.files)
        fail(new ImportRefused(`${name} holds more than ${IMPORT_LIMITS.files} files.`));
      const path = failure === undefined ? acceptedPath(entry, name, fail) : null;
      if (path === null) entry.resume();
      else
        last = last
          .then(() => write(entry, folder, path))
          .catch((error: unknown) => {
            fail(explainEntry(error, path, name));
            entry.resume();
          });
    },
  });
  parser.on('error', () => fail(damaged()));
  const ended = new Promise<void>((resolve) => parser.once('end', resolve).once('error', () => resolve()));
  try {
    const file = createReadStream(archive);
    const feed = async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) {
        const refusal = refuse(chunk.length);
        if (refusal !== null) fail(refusal);
        if (failure !== undefined) throw failure;
        if (!parser.write(chunk) && failure === undefined) await drained(parser);
      }
    };
    await (zipped ? pipeline(file, createGunzip(), feed) : pipeline(file, feed));
  } catch (error) {
    throw failure ?? (isServerError(error) ? error : damaged());
  }
  parser.end();
  await ended;
  await last;
  if (failure !== undefined) throw failure;
}

/** A parser that fails is never drained. */
const drained = (parser: Parser) =>
  new Promise<void>((resolve) => {
    const done = () => {
      parser.off('drain', done).off('error', done);
      resolve();
    };
    parser.on('drain', done).on('error', done);
  });

/** Errors of the file system, as opposed to those of zlib. */
const isServerError = (error: unknown) => /^E[A-Z]+$/.test(String((error as NodeJS.ErrnoException).code));

/** The entry's path below the folder; null if it is skipped or refused. */
function acceptedPath(entry: ReadEntry, name: string, fail: (error: unknown) => void): string | null {
  const path = String(entry.path).replace(/^(?:\.\/)+/, '');
  if (path === '' || path === '.') return null;
  try {
    checkPath(name, path);
    if (LINKS.has(entry.type)) throw refuseEntry(name, path, 'is a link, which an archive may not hold');
    if (entry.type === 'Directory' || isSkipped(path)) return null;
    if (!FILES.has(entry.type)) throw refuseEntry(name, path, 'is not a file');
    return path;
  } catch (error) {
    fail(error);
    return null;
  }
}

async function write(entry: ReadEntry, folder: string, path: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await pipeline(entry, createWriteStream(join(folder, path), { flags: 'wx' }));
}
