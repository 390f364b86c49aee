import pg from 'pg';
import type { TestClock } from './clock';

/** Setting of a connection that `now()` reads. */
const SETTING = 'test.now';

/**
 * SQL that lets `now()` follow a {@link TestClock} in this database and those copied from it. With `public` first in the
 * search path, statements and the defaults of columns that are created later call this function. Without the setting,
 * for example in a separate process, it returns the time of the machine.
 */
const REPLACE_NOW = [
  'alter role current_user set search_path = public, pg_catalog',
  'set search_path = public, pg_catalog',
  `create function public.now() returns timestamptz stable parallel safe language sql as $$
     select coalesce(
       nullif(current_setting('${SETTING}', true), '')::timestamptz,
       pg_catalog.transaction_timestamp()
     )
   $$`,
];

/** Prepares a database without tables for {@link followClock}. */
export async function replaceNow(database: {
  query: (statement: string) => Promise<unknown>;
}): Promise<void> {
  for (const statement of REPLACE_NOW) await database.query(statement);
}

/** Not `client.query`, which reports the statements of the server to its observers. */
const query = pg.Client.prototype.query as (this: pg.PoolClient, statement: string) => Promise<unknown>;

/** Sets the time of the database before each transaction of the pool. */
export function followClock(pool: pg.Pool, clock: TestClock): void {
  pool.on('acquire', (client) => {
    const setTime = `set ${SETTING} = '${clock.nextTransaction().toISOString()}'`;
    // If the connection is broken, the next statement reports it.
    query.call(client, setTime).catch(() => {});
  });
}
