import { type Placeholder, sql } from 'drizzle-orm';
import type { Executor } from './index';

/**
 * A query that is built once for each database and sent as a named prepared statement, for calls that run very often:
 * the database parses and plans it once for each connection, which takes longer than to run it (spec 14.310).
 *
 * Use it only for queries whose best plan is the same for all values, such as those that find rows by their ids. A list
 * whose plan depends on its filters is better planned for each request.
 * @param build ends with `.prepare(name)`. The name is unique in the server; values are placeholders
 * @returns the prepared query of a database. In a transaction it is built again, as it belongs to its connection.
 */
export function statement<Prepared extends object>(
  build: (db: Executor) => Prepared,
): (db: Executor) => Prepared {
  const known = new WeakMap<Executor, Prepared>();
  return (db) => {
    let prepared = known.get(db);
    if (prepared === undefined) {
      prepared = build(db);
      known.set(db, prepared);
    }
    return prepared;
  };
}

/**
 * A limit that is written into a {@link statement}. As a value, which `limit(3)` sends, it would be unknown to the plan
 * of all values, which then expects a tenth of all rows.
 * @param rows number of rows at most
 */
export const fixedLimit = (rows: number): Placeholder =>
  // The type of `limit` names placeholders only; it takes all SQL.
  sql.raw(String(rows)) as unknown as Placeholder;
