import type pg from 'pg';
import { hashPassword } from '../src/auth/passwords';
import { fillRows, type Scale } from './scale-data';

/** A statement of the fill takes minutes; the limits of the pool are for requests. Milliseconds. */
const STATEMENT_MS = 3_600_000;

/** Indexes that no constraint needs: a row is inserted several times faster without them. */
const INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not i.indisunique`;

export interface Fill {
  scale: Scale;
  /** Of all users. */
  password: string;
  /** Entries per column that the planner's statistics have. Default: as the database is set. */
  statistics?: number;
}

/**
 * Fills an empty, migrated database with {@link fillRows}: without its secondary indexes, which are built at the end,
 * and without the checks of foreign keys if the user may switch them off. Leaves it vacuumed and analysed.
 * @param pool of a database that is thrown away if this fails
 */
export async function fillFast(pool: pg.Pool, { scale, password, statistics }: Fill): Promise<void> {
  const client = await pool.connect();
  const run = <Row extends pg.QueryResultRow>(text: string) =>
    client.query<Row>({ text, query_timeout: STATEMENT_MS } as pg.QueryConfig);
  try {
    await run('set statement_timeout = 0');
    await run(`set maintenance_work_mem = '512MB'`);
    await run(`set work_mem = '128MB'`);
    const { rows: user } = await run<{ super: boolean }>(
      'select rolsuper as super from pg_roles where rolname = current_user',
    );
    if (user[0]?.super) await run('set session_replication_role = replica');
    const { rows: indexes } = await run<{ name: string; definition: string }>(INDEXES);
    for (const { name } of indexes) await run(`drop index "${name}"`);
    const fill = async (text: string) => {
      await run(text);
      // Statements that read a table which was just filled are planned by its statistics.
      const table = /^insert into (\w+)/.exec(text)?.[1];
      if (table !== undefined) await run(`analyze ${table}`);
    };
    await fillRows(fill, scale, await hashPassword(password));
    for (const { definition } of indexes) await run(definition);
    if (statistics !== undefined) await run(`set default_statistics_target = ${statistics}`);
    await run('vacuum (analyze)');
  } finally {
    // The settings must not reach the requests that are measured; PGlite keeps them beyond the connection.
    await client.query('reset all').catch(() => {});
    client.release(true);
  }
}
