import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseHandle, migrateDatabase, openDatabase } from '../../src/platform/database';
import { PATHS } from '../../src/platform/paths';
import { TestClock } from './clock';
import { followClock, replaceNow } from './database-clock';

declare module 'vitest' {
  interface ProvidedContext {
    database:
      | { kind: 'pglite'; snapshot: string; dataDir: string }
      | { kind: 'postgres'; address: string; template: string };
  }
}

export interface TestDatabase {
  databaseUrl: string;
  /** File that an embedded database starts from. */
  snapshot: string | undefined;
  drop: () => Promise<void>;
}

/** A migrated database of the run's kind without rows. */
export async function freshDatabase(): Promise<TestDatabase> {
  const database = inject('database');
  if (database.kind === 'pglite') {
    return { databaseUrl: 'memory:', snapshot: database.snapshot, drop: async () => {} };
  }
  const { address, template } = database;
  return createDatabase(address, ` template ${template}`);
}

/** Fills the folder with a migrated embedded database without rows, for a process to open. */
export async function copyDataDir(to: string): Promise<void> {
  const database = inject('database');
  if (database.kind !== 'pglite') throw new Error('Only PGlite has a data folder.');
  await cp(database.dataDir, to, { recursive: true });
}

/**
 * A migrated database of the run's kind without rows, for processes on this data folder. An embedded one is in the folder
 * and has an empty address.
 */
export async function databaseForProcesses(dataDir: string): Promise<TestDatabase> {
  if (inject('database').kind === 'postgres') return freshDatabase();
  await copyDataDir(dataDir);
  return { databaseUrl: '', snapshot: undefined, drop: async () => {} };
}

const inTransaction = new AsyncLocalStorage<{ connections: number; ended: boolean }>();

/**
 * Makes a transaction that asks for a second connection fail. On PGlite, which has one, it would wait for itself;
 * this finds such code on PostgreSQL, too.
 */
export function allowOneConnection({ db, pool }: Pick<DatabaseHandle, 'db' | 'pool'>): void {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const state = { connections: 0, ended: false };
    return inTransaction.run(state, () =>
      transaction(work, config).finally(() => {
        state.ended = true;
      }),
    );
  };
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    const state = inTransaction.getStore();
    if (state && !state.ended && (state.connections += 1) > 1) {
      throw new Error('A transaction asked for a second connection.');
    }
    return connect(...args);
  }) as typeof pool.connect;
}

/** A database without tables: of the run's PostgreSQL. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = inject('database');
  if (database.kind === 'pglite') throw new Error('PGlite makes its own.');
  return createDatabase(database.address);
}

async function createDatabase(address: string, options = ''): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(address, `create database ${name}${options}`);
  return {
    databaseUrl: `${address}/${name}`,
    snapshot: undefined,
    drop: () => run(address, `drop database ${name} with (force)`),
  };
}

/**
 * A database of an earlier version.
 * @param last name of the last migration that has run, e.g. `0007_idempotency_answers`
 * @param statements SQL that inserts rows
 */
export async function databaseAfter(last: string, statements: readonly string[]): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-migrations-'));
  await cp(PATHS.migrations, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const count = entries.findIndex(({ tag }) => tag === last) + 1;
  if (count === 0) throw new Error(`There is no migration ${last}.`);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));

  const kind = inject('database');
  const empty: TestDatabase =
    kind.kind === 'postgres'
      ? await createDatabase(kind.address)
      : { databaseUrl: 'memory:', snapshot: undefined, drop: async () => {} };
  const database = await openDatabase({ databaseUrl: empty.databaseUrl, dataDir: folder });
  if (kind.kind === 'pglite') await replaceNow(database.pool);
  followClock(database.pool, new TestClock());
  await migrateDatabase(database, folder);
  for (const statement of statements) await database.pool.query(statement);
  const snapshot = database.dump && join(folder, 'snapshot.tar');
  if (snapshot) await writeFile(snapshot, (await database.dump?.()) ?? new Uint8Array());
  await database.close();
  return {
    ...empty,
    snapshot,
    drop: async () => {
      await empty.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(address: string, statement: string): Promise<void> {
  const client = new pg.Client(`${address}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}
