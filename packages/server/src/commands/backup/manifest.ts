import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { CommandError } from '../command-error';
import { BadArchive, type Entry, readTar } from './tar';

export const FORMAT = 'digiken-backup';
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const MANIFEST_SUM = 'manifest.sha256';

/** `database/<table>.<part>.jsonl` */
export const ROWS = /^database\/([a-z0-9_]{1,63})\.\d+\.jsonl$/;
/** `files/<key in the store>` */
export const FILE =
  /^files\/((?:[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{1,8})|(?:private\/[0-9a-f]{2}\/[0-9a-f]{40}))$/;

/** How a compressed file begins. */
const GZIP = 0x1f8b;

const count = z.number().int().min(0);

const Manifest = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number().int(),
  /** Of the program that made it. */
  digiken: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['pglite', 'postgresql']),
  /** Hashes of the migrations that had run, in their order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: count })),
  /** Last values; null if none was taken. */
  sequences: z.record(
    z.string(),
    z
      .string()
      .regex(/^-?\d+$/)
      .nullable(),
  ),
  files: z.object({ count, bytes: count }),
  /** All files of the archive before the manifest, in their order. */
  entries: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string() })),
});

export type Manifest = z.infer<typeof Manifest>;

/** The files of an archive. @throws {BadArchive} */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const file = await open(path);
  const start = Buffer.alloc(2);
  await file.read(start, 0, 2, 0);
  await file.close();
  const source = createReadStream(path);
  const unzipped = createGunzip();
  source.once('error', (error) => unzipped.destroy(error));
  try {
    yield* readTar(start.readUInt16BE() === GZIP ? source.pipe(unzipped) : source);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

/**
 * Reads the whole archive and compares every file with the manifest at its end.
 * @throws {CommandError} if anything is missing, added or changed
 */
export async function verifyBackup(path: string): Promise<Manifest> {
  try {
    return await verify(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`There is no file ${path}.`);
    if (error instanceof CommandError || (code !== '' && !code.startsWith('Z_'))) throw error;
    const reason = error instanceof BadArchive ? error.message : 'it cannot be read';
    throw new CommandError(`${path} is not a backup of Digiken, or it is damaged: ${reason}.`);
  }
}

async function verify(path: string): Promise<Manifest> {
  const found: Manifest['entries'] = [];
  let manifest: { text: string; sha256: string } | undefined;
  let sum: string | undefined;
  for await (const { name, bytes, content } of entriesOf(path)) {
    const hash = createHash('sha256');
    const kept: Uint8Array[] = [];
    const small = name === MANIFEST || name === MANIFEST_SUM;
    for await (const chunk of content) {
      hash.update(chunk);
      if (small) kept.push(chunk);
    }
    const sha256 = hash.digest('hex');
    const text = Buffer.concat(kept).toString('utf8');
    if (name === MANIFEST) manifest = { text, sha256 };
    else if (name === MANIFEST_SUM) sum = text.trim();
    else if (ROWS.test(name) || FILE.test(name)) found.push({ name, bytes, sha256 });
    else throw new BadArchive('it has a file that does not belong there');
  }
  if (manifest === undefined || sum === undefined) throw new BadArchive('its manifest is missing');
  if (manifest.sha256 !== sum) throw new BadArchive('its manifest was changed');
  const parsed = Manifest.safeParse(JSON.parse(manifest.text));
  if (!parsed.success) throw new BadArchive('its manifest cannot be read');
  if (parsed.data.formatVersion > FORMAT_VERSION)
    throw new CommandError(`${path} was made by a newer version of Digiken: update this one first.`);
  const { entries } = parsed.data;
  const wrong = entries.find(({ name, bytes, sha256 }, index) => {
    const one = found[index];
    return one?.name !== name || one.bytes !== bytes || one.sha256 !== sha256;
  });
  if (wrong !== undefined) throw new BadArchive(`${wrong.name} is missing or was changed`);
  if (found.length !== entries.length) throw new BadArchive('it has files that its manifest does not name');
  return parsed.data;
}
