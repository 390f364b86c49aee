import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { loadConfig } from '../platform/config';
import { openDatabase } from '../platform/database';
import { lastMigration } from '../platform/database/migrations';
import { ROW_TEXTS, selectRowTexts, tablesOf } from '../platform/database/row-texts';
import { openServices, type ServicesOptions } from '../platform/open-services';
import { DEMO_DAY } from './days';
import { filesFolder, type PreparedHead, type PreparedTable, rowsFile } from './prepared';
import { writeDemo } from './write';

/** What the site makes of the other rows: its triggers count them, and its jobs have nothing left to do. */
const DERIVED: ReadonlySet<string> = new Set(['jobs', 'tallies']);

/** Columns get this time where nobody gives one. */
const NOW = `create function public.now() returns timestamptz stable language sql
  as $$ select '${DEMO_DAY.toISOString()}'::timestamptz $$;
  set search_path = public, pg_catalog`;

/**
 * Writes the demo content into a site in memory, and its rows and files into a folder, for `loadDemo`.
 * @param options `workers`: default: its own
 */
export async function prepareDemo(
  folder: string,
  { workers }: Pick<ServicesOptions, 'workers'> = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-demo-'));
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'memory:', DATA_DIR: dataDir });
  const database = await openDatabase(config);
  await database.pool.query(NOW);
  const services = await openServices(config, { database, workers, clock: { now: () => DEMO_DAY } });
  try {
    const migrated = await filledTables(database.pool);
    await writeDemo(services);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(services.files.folder, filesFolder(folder), { recursive: true });
    const client = await database.pool.connect();
    try {
      await writeFile(rowsFile(folder), (await linesOf(client, migrated)).join('\n'));
    } finally {
      client.release();
    }
  } finally {
    await services.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function linesOf(client: pg.ClientBase, migrated: ReadonlySet<string>): Promise<string[]> {
  const head: PreparedHead = { version: lastMigration() };
  const lines = [JSON.stringify(head)];
  await client.query(`begin; ${ROW_TEXTS}`);
  const tables = await tablesOf(client);
  for (const table of await inOrder(client, [...tables.keys()])) {
    if (migrated.has(table) || DERIVED.has(table)) continue;
    const columns = tables.get(table) ?? [];
    const names = columns.map(({ name }) => name);
    const { rows } = await client.query<{ row: string }>(selectRowTexts(table, names));
    if (rows.length === 0) continue;
    const line: PreparedTable = { table, columns, numbered: await numberedColumn(client, table) };
    lines.push(JSON.stringify(line), `[${rows.map(({ row }) => row).join(',')}]`);
  }
  await client.query('commit');
  return lines;
}

/** Tables with rows that the migrations wrote. */
async function filledTables(pool: pg.Pool): Promise<Set<string>> {
  const client = await pool.connect();
  try {
    const filled = new Set<string>();
    for (const table of (await tablesOf(client)).keys()) {
      const { rows } = await client.query(`select from "${table}" limit 1`);
      if (rows.length > 0) filled.add(table);
    }
    return filled;
  } finally {
    client.release();
  }
}

/** @returns each table after those that it refers to @throws if tables refer to each other */
async function inOrder(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; to: string }>(`
    select c.relname as table, t.relname as to from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and c.oid <> t.oid`);
  const ordered = new Set<string>();
  while (ordered.size < tables.length) {
    const next = tables.filter(
      (table) => !ordered.has(table) && rows.every((row) => row.table !== table || ordered.has(row.to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other: their rows cannot be ordered.');
    for (const table of next) ordered.add(table);
  }
  return [...ordered];
}

async function numberedColumn(client: pg.ClientBase, table: string): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attidentity <> '' and not attisdropped`,
    [`"${table}"`],
  );
  return rows[0]?.name ?? null;
}
