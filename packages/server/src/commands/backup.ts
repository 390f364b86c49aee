import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { create, extract } from 'tar';
import type { Config } from '../platform/config';
import { migrateDatabase, openDatabase } from '../platform/database';
import { CommandError } from './command-error';

const DATABASE = 'database.tar';
const FILES = 'files';

const onPostgres =
  'This command is for the embedded database. With DATABASE_URL, use pg_dump and pg_restore, and copy the folder files of DATA_DIR.';

/**
 * Writes a consistent copy of the database and the stored files to one `.tar.gz`. The signing secret is not
 * included, so users sign in again after a restore.
 * @throws {LockedError} while a server runs on the folder
 */
export async function backup(config: Config, file: string): Promise<void> {
  if (config.databaseUrl) throw new CommandError(onPostgres);
  const target = resolve(file);
  if (existsSync(target)) throw new CommandError(`${target} exists already: choose another name.`);
  if (!existsSync(join(config.dataDir, 'pglite'))) {
    throw new CommandError(`There is nothing to back up in ${config.dataDir}.`);
  }
  const database = await openDatabase(config);
  const staging = join(config.dataDir, `backup-${randomUUID()}`);
  const draft = `${target}.${randomUUID()}.part`;
  try {
    await mkdir(staging, { mode: 0o700 });
    await writeFile(join(staging, DATABASE), (await database.dump?.()) ?? new Uint8Array());
    await mkdir(join(config.dataDir, FILES), { recursive: true });
    await cp(join(config.dataDir, FILES), join(staging, FILES), { recursive: true });
    await create({ gzip: true, file: draft, cwd: staging, portable: true, mode: 0o600 }, [DATABASE, FILES]);
    await rename(draft, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(draft, { force: true });
    await database.close();
  }
}

/**
 * Restores a backup to an empty data folder.
 * @throws {CommandError} if the folder is not empty or the file is not a backup; nothing is changed
 */
export async function restore(config: Config, file: string): Promise<void> {
  if (config.databaseUrl) throw new CommandError(onPostgres);
  const source = resolve(file);
  if (!existsSync(source)) throw new CommandError(`There is no file ${source}.`);
  const folder = join(config.dataDir, 'pglite');
  const files = join(config.dataDir, FILES);
  if ((await isFilled(folder)) || (await isFilled(files))) {
    throw new CommandError(
      `${config.dataDir} already holds a site: move it away, or choose another DATA_DIR.`,
    );
  }
  const staging = join(config.dataDir, `restore-${randomUUID()}`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    await unpack(source, staging);
    await openRestored(config, join(staging, DATABASE));
    await rm(files, { recursive: true, force: true });
    await rename(join(staging, FILES), files);
  } catch (error) {
    if (!(error instanceof CommandError)) await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

const isFilled = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

async function unpack(source: string, staging: string): Promise<void> {
  const refuse = () => new CommandError(`${source} is not a backup of Digiken.`);
  try {
    await extract({
      file: source,
      cwd: staging,
      strict: true,
      filter: (path, entry) =>
        (path === DATABASE || path.startsWith(`${FILES}/`)) &&
        'type' in entry &&
        (entry.type === 'File' || entry.type === 'Directory'),
    });
  } catch {
    throw refuse();
  }
  if (!existsSync(join(staging, DATABASE)) || !existsSync(join(staging, FILES))) throw refuse();
}

async function openRestored(config: Config, snapshot: string): Promise<void> {
  const database = await openDatabase(config, { snapshot });
  try {
    await migrateDatabase(database);
  } finally {
    await database.close();
  }
}
