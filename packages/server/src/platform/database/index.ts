import { sql } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Config } from '../config';
import { ConfigError } from '../config';
import { PATHS } from '../paths';
import { type Embedded, openEmbedded } from './embedded';
import { EVENT_CHANNEL, type Listen, type Listener, listenOnPostgres } from './listen';
import { RecoveringPool } from './pool';
import { PREPARE } from './prepare';
import { openPostgresPool } from './postgres';

export { LockedError } from './lock';

export type Database = NodePgDatabase<Record<string, never>>;
/** The database or a transaction on it. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgresql';
  readonly db: Database;
  readonly pool: RecoveringPool;
  /** Settles when the database has stopped for good, so that the process should end. */
  readonly lost: Promise<Error>;
  /** Receives what is published (platform/events). */
  readonly listen: Listen;
  /** PGlite only: the data folder as a tar, taken between two statements. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface OpenOptions {
  onError?: (error: Error) => void;
  /** Tar to start an in-memory PGlite from. */
  snapshot?: string;
  /** An embedded database that is already opening. Default: opens it. */
  embedded?: Promise<Embedded | undefined>;
}

/**
 * Longest wait for a free connection; milliseconds. A checkout inside a transaction would otherwise wait for ever
 * when all connections are taken.
 */
const CHECKOUT_MS = 10_000;

/** Opens PostgreSQL (DATABASE_URL) or the embedded PGlite in `dataDir`. Does not migrate. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: OpenOptions = {},
): Promise<DatabaseHandle> {
  const embedded = await (options.embedded ?? openEmbedded(config, options.snapshot));
  if (embedded) return overPglite(embedded, options);
  return openPostgres(config.databaseUrl ?? '', options);
}

function overPglite({ worker, close }: Embedded, options: OpenOptions): DatabaseHandle {
  const listeners = new Set<Listener>();
  const pool = new RecoveringPool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: CHECKOUT_MS,
    idleTimeoutMillis: 0,
    stream: () => worker.connect(),
    // The pool awaits the result, although its types do not say so.
    onConnect: (client: pg.ClientBase): unknown => client.query(`${PREPARE}; listen ${EVENT_CHANNEL}`),
  });
  // The only connection hears what it publishes itself.
  pool.on('connect', (client) => {
    client.on('notification', ({ payload }) => {
      for (const { onPayload } of listeners) onPayload(payload ?? '');
    });
  });
  return {
    ...handle('pglite', pool, options),
    listen: async (listener) => {
      listeners.add(listener);
      return async () => void listeners.delete(listener);
    },
    lost: worker.lost,
    dump: () => worker.dump(),
    close: async () => {
      await pool.end();
      await close();
    },
  };
}

async function openPostgres(url: string, options: OpenOptions): Promise<DatabaseHandle> {
  const { pool, close } = openPostgresPool(url, { checkoutMs: CHECKOUT_MS, prepare: PREPARE });
  // Before the first connection, which would otherwise have no listener for its errors.
  const opened = handle('postgresql', pool, options);
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    throw new ConfigError(`The database of DATABASE_URL does not answer: ${reason(error)}.`);
  }
  return { ...opened, listen: listenOnPostgres(url), close };
}

function handle(kind: DatabaseHandle['kind'], pool: RecoveringPool, options: OpenOptions) {
  // Without listeners the process would end when a connection breaks, idle or inside a transaction.
  pool.on('error', (error) => options.onError?.(error));
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  return { kind, pool, db: drizzle(pool), lost: new Promise<Error>(() => {}) };
}

/** Runs the migrations in the folder that have not run yet. Several processes may call it at the same time. */
export async function migrateDatabase(
  handle: DatabaseHandle,
  migrationsFolder: string = PATHS.migrations,
): Promise<void> {
  const client = await handle.pool.connect();
  const db = drizzle(client);
  try {
    await db.execute(sql`select pg_advisory_lock(7340133)`);
    // Typo-tolerant search; both are trusted extensions, so the database's owner may create them.
    await db.execute(sql`create extension if not exists pg_trgm`);
    await db.execute(sql`create extension if not exists unaccent`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(7340133)`);
    client.release();
  } catch (error) {
    // Closing the connection releases the lock, whatever state the connection is in.
    client.release(true);
    throw error;
  }
}

const reason = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || 'no reason given';
};
