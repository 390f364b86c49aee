import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { referencesTo } from './dependents';

/** Columns by which a kept row names a person. Other columns of people are not for an export. */
const PEOPLE = 'users';

/**
 * What a person has in parts that imports removed, such as notes, for as long as the imports can be undone.
 * @returns rows with the name of their table, without ids of people
 */
export async function keptOf(db: Executor, userId: string): Promise<{ table: string; content: unknown }[]> {
  const references = await referencesTo(db, PEOPLE);
  const columns = sql`${sql.param([...new Set(references.map(({ column }) => column))])}::text[]`;
  const { rows } = await db.execute<{ table: string; content: unknown }>(sql`
    select distinct k.table_name as "table", k.row - ${columns} - 'search' as content
    from import_replaced k, unnest(
      ${sql.param(references.map(({ table }) => table))}::text[],
      ${sql.param(references.map(({ column }) => column))}::text[]) as r(name, col)
    where k.kind = 'owned' and k.table_name = r.name and k.row ->> r.col = ${userId} order by 1, 2`);
  return rows;
}

/**
 * Does with these rows what the deletion of an account does with those of their tables: it deletes them, or empties
 * who wrote them.
 */
export async function eraseKept(tx: Executor, userId: string): Promise<void> {
  for (const { table, column, action } of await referencesTo(tx, PEOPLE)) {
    const own = sql`kind = 'owned' and table_name = ${table} and row ->> ${column} = ${userId}`;
    await tx.execute(
      action === 'c'
        ? sql`delete from import_replaced where ${own}`
        : sql`update import_replaced set row = row || jsonb_build_object(${column}::text, null) where ${own}`,
    );
  }
}
