import { setTimeout } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { type Column, insertRowTexts, ROW_TEXTS, tablesOf } from '../../platform/database/row-texts';
import { PATHS } from '../../platform/paths';
import { CommandError } from '../command-error';
import { migrationsOf } from './connection';
import type { Manifest } from './manifest';

const quote = (name: string) => pg.escapeIdentifier(name);

/** Whether accounts are in the database. */
export async function hasPeople(client: pg.ClientBase): Promise<boolean> {
  const known = await client.query<{ is: boolean }>(`select to_regclass('public.users') is not null as is`);
  if (!known.rows[0]?.is) return false;
  const { rows } = await client.query('select from users limit 1');
  return rows.length > 0;
}

/** @throws {CommandError} if this program does not know the version of the backup's tables */
export function refuseUnknownVersion({ migrations, digiken }: Manifest): void {
  const own = readMigrationFiles({ migrationsFolder: PATHS.migrations }).map(({ hash }) => hash);
  if (migrations.length > 0 && migrations.every((hash, index) => hash === own[index])) return;
  throw new CommandError(
    `The backup was made by another version of Digiken (${digiken}) that this one does not know: restore it with that version, or a newer one.`,
  );
}

/** How often to look again: PostgreSQL ends the sessions of a stopped server a moment after the server has exited. */
const TRIES = 30;
const BETWEEN_TRIES_MS = 100;

/** @throws {CommandError} while a server is connected to the database */
export async function refuseWhileServing(client: pg.ClientBase): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = 'digiken' and pid <> pg_backend_pid()`,
    );
    if (rows[0]?.count === 0) return;
    await setTimeout(BETWEEN_TRIES_MS);
  }
  throw new CommandError('A server of Digiken is connected to this database. Stop all of them first.');
}

/**
 * Replaces all rows in one transaction, and brings an older version up to date: if anything fails, the database is as
 * it was.
 * @param load adds the rows of all tables, and does what else has to succeed
 * @throws {CommandError} if the database has tables of another version
 */
export async function replaceDatabase(
  client: pg.ClientBase,
  manifest: Manifest,
  load: (add: (table: string, lines: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(ROW_TEXTS);
    await makeTables(client, manifest.migrations);
    const tables = await tablesOf(client);
    const differs = Object.keys(manifest.tables).toSorted().join() !== [...tables.keys()].toSorted().join();
    if (differs)
      throw new CommandError('The database has other tables than the backup: use an empty database.');
    const all = [...tables.keys()].map(quote);
    await client.query(`truncate ${all.join(', ')} restart identity`);
    // Rows come table by table: a reference may be loaded before what it refers to.
    const references = await dropReferences(client);
    for (const table of all) await client.query(`alter table ${table} disable trigger user`);
    const counts = new Map<string, number>();
    await load(async (table, lines) => {
      const { columns = [] } = manifest.tables[table] ?? {};
      const added = await addRows(client, { table, names: columns, types: tables.get(table) ?? [], lines });
      counts.set(table, (counts.get(table) ?? 0) + added);
    });
    for (const [table, { rows }] of Object.entries(manifest.tables)) {
      if ((counts.get(table) ?? 0) !== rows)
        throw new Error(`The table ${table} was not restored completely.`);
    }
    for (const table of all) await client.query(`alter table ${table} enable trigger user`);
    // Each one is checked against the rows.
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
    for (const [name, last] of Object.entries(manifest.sequences)) {
      if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quote(name), last]);
    }
    await runMigrations(client, manifest.migrations.length);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Makes the tables as they were when the backup was made. */
async function makeTables(client: pg.ClientBase, migrations: readonly string[]): Promise<void> {
  const present = await migrationsOf(client);
  if (present !== undefined) {
    if (present.join() === migrations.join()) return;
    throw new CommandError(
      'The database has tables of another version than the backup: use an empty database, then run `digiken migrate`.',
    );
  }
  await client.query('create extension if not exists pg_trgm; create extension if not exists unaccent');
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  await runMigrations(client, 0, migrations.length);
}

/** Runs migrations of this program, as `migrate` does. @param from how many have run @param to how many are to have run */
async function runMigrations(client: pg.ClientBase, from: number, to?: number): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: PATHS.migrations });
  for (const { sql, hash, folderMillis } of files.slice(from, to)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

interface Reference {
  /** As SQL. */
  table: string;
  name: string;
  /** As SQL. */
  definition: string;
}

async function dropReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  return rows;
}

/** @returns the number of rows */
async function addRows(
  client: pg.ClientBase,
  {
    table,
    names,
    types,
    lines,
  }: { table: string; names: readonly string[]; types: readonly Column[]; lines: string },
): Promise<number> {
  const columns = names.flatMap((name) => types.find((column) => column.name === name) ?? []);
  if (names.length !== types.length || columns.length !== types.length)
    throw new CommandError(`The table ${table} has other columns than the backup: use an empty database.`);
  const { rowCount } = await client.query(insertRowTexts(table, columns), [
    `[${lines.replaceAll('\n', ',')}]`,
  ]);
  return rowCount ?? 0;
}
