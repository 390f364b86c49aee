import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows per statement: few statements, and none so long that it blocks others. */
const ROWS = 100;

/** Runs a statement for some rows at a time. */
export async function inChunks<Row>(
  rows: readonly Row[],
  run: (some: Row[]) => PromiseLike<unknown>,
  size = ROWS,
): Promise<void> {
  for (let at = 0; at < rows.length; at += size) await run(rows.slice(at, at + size));
}

/** Characters per statement, so that none takes much memory. */
const CHARACTERS = 500_000;

/** Runs a statement for some rows with long texts at a time. @param lengthOf characters of a row */
export async function inTextChunks<Row>(
  rows: readonly Row[],
  lengthOf: (row: Row) => number,
  run: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  let some: Row[] = [];
  let length = 0;
  for (const row of rows) {
    const more = lengthOf(row);
    if (some.length > 0 && (some.length === ROWS || length + more > CHARACTERS)) {
      await run(some);
      some = [];
      length = 0;
    }
    some.push(row);
    length += more;
  }
  if (some.length > 0) await run(some);
}

/** For `onConflictDoUpdate`: sets each column to the value of the insert. */
export function updated<Table extends PgTable>(
  table: Table,
  columns: readonly (keyof Table['_']['columns'] & string)[],
): Record<string, SQL> {
  const all = getTableColumns(table) as Record<string, { name: string }>;
  return Object.fromEntries(
    columns.map((column) => [column, sql`excluded.${sql.identifier(all[column]?.name ?? column)}`]),
  );
}
