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
