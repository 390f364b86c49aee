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
