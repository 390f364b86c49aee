import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Config } from '../../platform/config';
import type { ObjectStore } from '../../platform/files';
import { openFileStore } from '../../platform/files/open-store';
import { VERSION } from '../../platform/paths';
import { CommandError } from '../command-error';
import { withConnection } from './connection';
import { exportDatabase } from './export-database';
import { FILE, FORMAT, FORMAT_VERSION, type Manifest, MANIFEST, MANIFEST_SUM } from './manifest';
import { type Entry, writeTar } from './tar';

/** Names that ask for compression. Most files are compressed already. */
const ZIPPED = /\.t?gz$/;

/** What a backup or a restore has dealt with. */
export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
}

/**
 * Writes the database, as of one moment, and the stored files into one archive (spec 14.97). A site on PostgreSQL
 * goes on meanwhile. An interrupted backup leaves nothing.
 * @param file a tar archive; compressed if its name ends in .gz or .tgz
 * @throws {LockedError} while a server runs on an embedded database
 * @throws {CommandError} if the file exists, or there is nothing to back up
 */
export async function backup(config: Config, file: string): Promise<BackupCounts> {
  const target = resolve(file);
  if (existsSync(target)) throw new CommandError(`${target} exists already: choose another name.`);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'pglite')))
    throw new CommandError(`There is nothing to back up in ${config.dataDir}.`);
  const { objects } = openFileStore(config);
  await objects.check();
  const draft = `${target}.${randomUUID()}.part`;
  const manifest: Manifest = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    digiken: VERSION,
    createdAt: new Date().toISOString(),
    database: config.databaseUrl?.startsWith('postgres') ? 'postgresql' : 'pglite',
    ...{ migrations: [], tables: {}, sequences: {}, files: { count: 0, bytes: 0 }, entries: [] },
  };
  try {
    await withConnection(config, async (client) => {
      const bytes = Readable.from(writeTar(contentOf(manifest, client, objects)), { objectMode: false });
      const out = createWriteStream(draft, { mode: 0o600, flush: true });
      if (ZIPPED.test(target)) await pipeline(bytes, createGzip(), out);
      else await pipeline(bytes, out);
    });
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  return countsOf(manifest);
}

export const countsOf = ({ tables, files }: Manifest): BackupCounts => ({
  tables: Object.keys(tables).length,
  rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
  files: files.count,
});

/** The manifest comes last: it has the sums of what was written before. */
async function* contentOf(
  manifest: Manifest,
  client: pg.ClientBase,
  objects: ObjectStore,
): AsyncGenerator<Entry> {
  let part = 0;
  // The database first: files that are stored meanwhile do no harm.
  for await (const { table, lines } of exportDatabase(client, manifest)) {
    part += 1;
    yield summed(manifest, `database/${table}.${part}.jsonl`, Buffer.from(lines));
  }
  for await (const page of objects.list('')) {
    for (const { key, bytes } of page) {
      const name = `files/${key}`;
      if (!FILE.test(name)) continue;
      const content = await objects.get(key);
      // Deleted since the list was made.
      if (content === undefined) continue;
      manifest.files.count += 1;
      manifest.files.bytes += bytes;
      yield { name, bytes, content: sum(manifest, { name, bytes, content }) };
    }
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  yield plain(MANIFEST, text);
  yield plain(MANIFEST_SUM, Buffer.from(`${createHash('sha256').update(text).digest('hex')}\n`));
}

const plain = (name: string, content: Buffer): Entry => ({
  name,
  bytes: content.byteLength,
  content: Readable.from([content]),
});

const summed = (manifest: Manifest, name: string, content: Buffer): Entry => {
  const entry = plain(name, content);
  return { ...entry, content: sum(manifest, entry) };
};

/** Passes the content on and notes its sum in the manifest. */
async function* sum(manifest: Manifest, { name, bytes, content }: Entry): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  manifest.entries.push({ name, bytes, sha256: hash.digest('hex') });
}
