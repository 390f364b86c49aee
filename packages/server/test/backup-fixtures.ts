import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inject } from 'vitest';
import { withConnection } from '../src/commands/backup/connection';
import { entriesOf, type Manifest, MANIFEST, MANIFEST_SUM } from '../src/commands/backup/manifest';
import { type Entry, writeTar } from '../src/commands/backup/tar';
import { type Config, loadConfig } from '../src/platform/config';
import { ROW_TEXTS, tablesOf } from '../src/platform/database/row-texts';
import { openFileStore } from '../src/platform/files/open-store';
import { databaseForProcesses, emptyDatabase } from './support/database';
import { startTestServer, type TestServer } from './support/server';

export interface Site {
  env: Record<string, string>;
  config: Config;
}

const leftovers: (() => Promise<void>)[] = [];

/** Deletes what the fixtures made. Call it after all tests of a file. */
export async function cleanUp(): Promise<void> {
  for (const remove of leftovers.splice(0)) await remove();
}

export async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-backup-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const siteOf = (env: Record<string, string>): Site => ({
  env,
  config: loadConfig({ NODE_ENV: 'test', ...env }),
});

/** A migrated site of the run's database without rows, on disk. */
export async function migratedSite(): Promise<Site> {
  const dataDir = await temporary();
  const { databaseUrl, drop } = await databaseForProcesses(dataDir);
  leftovers.push(drop);
  return siteOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
}

/** A site of the run's database that has never been started. */
export async function newSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = await temporary();
  if (inject('database').kind === 'pglite') return siteOf({ DATA_DIR: dataDir, DATABASE_URL: '', ...env });
  const { databaseUrl, drop } = await emptyDatabase();
  leftovers.push(drop);
  return siteOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
}

/** Serves a site in this process. */
export const start = ({ env }: Site): Promise<TestServer> =>
  startTestServer(env, {
    databaseUrl: env.DATABASE_URL ?? '',
    snapshot: undefined,
    drop: async () => {},
  });

/** Everything in a stopped site: all rows of all tables as text, foreign keys and triggers, and all files. */
export async function contentOf({ config }: Site): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  await withConnection(config, async (client) => {
    await client.query('begin');
    await client.query(ROW_TEXTS);
    for (const [table] of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${table}" t order by t::text collate "C"`,
      );
      content[table] = rows.map(({ row }) => row);
    }
    const { rows: constraints } = await client.query(
      `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    );
    const { rows: triggers } = await client.query(
      `select tgrelid::regclass::text as "table", tgname, tgenabled from pg_trigger
       where not tgisinternal and tgrelid::regclass::text not like '%.%' order by 1, 2`,
    );
    const { rows: sequences } = await client.query(
      `select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
    );
    Object.assign(content, { constraints, triggers, sequences });
    await client.query('rollback');
  });
  const { objects } = openFileStore(config);
  for await (const page of objects.list('')) {
    for (const { key } of page) {
      const hash = createHash('sha256');
      for await (const chunk of (await objects.get(key)) ?? []) hash.update(chunk as Buffer);
      content[key] = hash.digest('hex');
    }
  }
  return content;
}

export async function readBackup(
  path: string,
): Promise<{ entries: Map<string, Buffer>; manifest: Manifest }> {
  const entries = new Map<string, Buffer>();
  for await (const { name, content } of entriesOf(path)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    entries.set(name, Buffer.concat(chunks));
  }
  return { entries, manifest: JSON.parse(String(entries.get(MANIFEST))) as Manifest };
}

/** Writes a backup with other content, whose sums are right unless the manifest is kept. */
export async function forgeBackup(
  from: string,
  to: string,
  change: (entries: Map<string, Buffer>, manifest: Manifest) => void,
  { keepManifest = false } = {},
): Promise<void> {
  const { entries, manifest } = await readBackup(from);
  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  change(entries, manifest);
  if (!keepManifest) {
    for (const name of [MANIFEST, MANIFEST_SUM]) entries.delete(name);
    manifest.entries = [...entries].map(([name, content]) => ({
      ...{ name, bytes: content.byteLength, sha256: sha256(content) },
    }));
    const text = Buffer.from(JSON.stringify(manifest));
    entries.set(MANIFEST, text).set(MANIFEST_SUM, Buffer.from(sha256(text)));
  }
  const list = [...entries].map(
    ([name, content]): Entry => ({ name, bytes: content.byteLength, content: Readable.from([content]) }),
  );
  await pipeline(Readable.from(writeTar(Readable.from(list)), { objectMode: false }), createWriteStream(to));
}
