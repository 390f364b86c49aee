import pg from 'pg';
import { CommandError } from '../command-error';
import type { Config } from '../../platform/config';
import { openDatabase } from '../../platform/database';

const APPLICATION = 'digiken backup';

/**
 * Runs work on one connection without the time limits of requests.
 * @param dataDir of the embedded database, if that is not the site's own
 * @throws {LockedError} while a server runs on an embedded database
 */
export async function withConnection<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  if (databaseUrl === undefined || databaseUrl === 'memory:') {
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      const client = await database.pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    } finally {
      await database.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl, application_name: APPLICATION });
  // A lost connection fails the query that waits for it.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    throw new CommandError(`The database of DATABASE_URL does not answer: ${message || code}.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Hashes of the migrations that have run; undefined if the database has never been migrated. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[] | undefined> {
  const known = await client.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!known.rows[0]?.is) return undefined;
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.length === 0 ? undefined : rows.map(({ hash }) => hash);
}
