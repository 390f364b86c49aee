import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Config } from '../../platform/config';
import { lockFolder } from '../../platform/database/lock';
import type { FileStore } from '../../platform/files';
import { openFileStore } from '../../platform/files/open-store';
import { CommandError } from '../command-error';
import { type BackupCounts, countsOf } from './backup';
import { withConnection } from './connection';
import { hasPeople, refuseUnknownVersion, refuseWhileServing, replaceDatabase } from './import-database';
import { entriesOf, FILE, type Manifest, ROWS, verifyBackup } from './manifest';
import type { Entry } from './tar';

/** What a stored file is called in a bucket; the server answers with the type of its record. */
const TYPE = 'application/octet-stream';

/** Reads a backup to its end and compares all sums; changes nothing. @throws {CommandError} if it is damaged */
export const checkBackup = async (file: string): Promise<BackupCounts> =>
  countsOf(await verifyBackup(resolve(file)));

/**
 * Restores a backup of either database into either database (spec 14.98). Everything is checked first; if anything
 * fails, database and files are as they were.
 * @param options `replace`: the site may hold data, which is then gone
 * @throws {CommandError} if the backup is damaged or unknown, or the site is not empty
 * @throws {LockedError} while a server runs on an embedded database
 */
export async function restore(
  config: Config,
  file: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<BackupCounts> {
  const source = resolve(file);
  const embedded = config.databaseUrl === undefined;
  const lock = embedded ? await lockFolder(config.dataDir) : undefined;
  const staging = join(config.dataDir, `restore-${randomUUID()}`);
  const files = openFileStore(config);
  try {
    const manifest = await verifyBackup(source);
    refuseUnknownVersion(manifest);
    await mkdir(staging, { recursive: true, mode: 0o700 });
    await files.objects.check();
    const holdsFiles = !replace && (await hasObjects(files));
    const load = { source, manifest, files, staging };
    if (embedded) {
      const folder = join(config.dataDir, 'pglite');
      if (!replace && (holdsFiles || (await isFilled(folder)))) throw notEmpty(config.dataDir);
      await restoreEmbedded(config, folder, load);
    } else {
      await withConnection(config, async (client) => {
        await refuseWhileServing(client);
        if (!replace && (holdsFiles || (await hasPeople(client)))) throw notEmpty('This site');
        await restoreInto(client, load);
        await client.query('analyze');
      });
    }
    return countsOf(manifest);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await lock?.release();
  }
}

interface Load {
  source: string;
  manifest: Manifest;
  files: FileStore;
  /** For this restore only. */
  staging: string;
}

const notEmpty = (what: string) =>
  new CommandError(
    `${what} already holds a site: move it away, restore somewhere else, or give --replace to lose it.`,
  );

const isFilled = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

async function hasObjects({ objects }: FileStore): Promise<boolean> {
  for await (const page of objects.list('')) if (page.length > 0) return true;
  return false;
}

/** Restores into a new folder, which takes the place of the old one at the end. */
async function restoreEmbedded(config: Config, folder: string, load: Load): Promise<void> {
  const dataDir = join(load.staging, 'new');
  const fresh = { ...config, dataDir };
  const old = join(load.staging, 'old');
  const added = await withConnection(fresh, (client) => restoreInto(client, load));
  try {
    const replaced = existsSync(folder);
    if (replaced) await rename(folder, old);
    try {
      await rename(join(dataDir, 'pglite'), folder);
    } catch (error) {
      if (replaced) await rename(old, folder);
      throw error;
    }
  } catch (error) {
    await remove(load.files, added);
    throw error;
  }
}

/** @returns keys of the files that were not there before */
async function restoreInto(client: pg.ClientBase, load: Load): Promise<string[]> {
  const { source, manifest, files, staging } = load;
  const added: string[] = [];
  try {
    await replaceDatabase(client, manifest, async (add) => {
      for await (const entry of entriesOf(source)) {
        const [, table] = ROWS.exec(entry.name) ?? [];
        const [, key] = FILE.exec(entry.name) ?? [];
        if (table !== undefined) await add(table, await textOf(entry));
        else if (key !== undefined && (await place(files, key, { entry, staging }))) added.push(key);
      }
    });
    return added;
  } catch (error) {
    await remove(files, added);
    throw error;
  }
}

/** Names of stored files follow from their content or are random, so an old file never has other content. @returns whether it is new */
async function place(
  { objects }: FileStore,
  key: string,
  { entry, staging }: { entry: Entry; staging: string },
): Promise<boolean> {
  const isNew = (await objects.head(key)) === undefined;
  const draft = join(staging, 'file');
  await pipeline(
    Readable.from(entry.content, { objectMode: false }),
    createWriteStream(draft, { flush: true }),
  );
  await objects.putFile(key, draft, TYPE);
  return isNew;
}

async function remove({ objects }: FileStore, keys: readonly string[]): Promise<void> {
  // What cannot be deleted now has no record, so the sweep deletes it.
  for (const key of keys) await objects.delete(key).catch(() => {});
}

async function textOf({ content }: Entry): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
