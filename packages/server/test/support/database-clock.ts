import pg from 'pg';
import type { TestClock } from './clock';

/** Setting of a connection that `now()` reads. */
const SETTING = 'test.now';

/**
 * A function that comes before PostgreSQL's own `now()` on connections with `public` first in their search path. Without
 * the setting it returns the time of the machine, for example in a separate process.
 */
const NOW = `create function public.now() returns timestamptz stable parallel safe language sql as $$
  select coalesce(nullif(current_setting('${SETTING}', true), '')::timestamptz, pg_catalog.now())
$$`;

/** Adds the function to a database without tables, and to those copied from it. */
export async function replaceNow(database: {
  query: (statement: string) => Promise<unknown>;
}): Promise<void> {
  await database.query(NOW);
}

/** Not `client.query`, which reports the statements of the server to its observers. */
const query = pg.Client.prototype.query as (this: pg.PoolClient, statement: string) => Promise<unknown>;

/**
 * Sets the time of the database before each transaction of the pool. Defaults of columns that its statements create
 * follow the clock of any pool. Call it before the database is migrated.
 */
export function followClock(pool: pg.Pool, clock: TestClock): void {
  pool.on('acquire', (client) => {
    const time = clock.nextTransaction().toISOString();
    const setTime = `set search_path = public, pg_catalog; set ${SETTING} = '${time}'`;
    // If the connection is broken, the next statement reports it.
    query.call(client, setTime).catch(() => {});
  });
}
