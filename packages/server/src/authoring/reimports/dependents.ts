import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';

/** A reference of one table to another, as the database knows it. */
interface Reference extends Record<string, unknown> {
  table: string;
  column: string;
  /** `c`: the row is deleted with the one that it refers to. `n`: the reference is emptied. */
  action: 'c' | 'n';
  key: string[];
  has_id: boolean;
}

/** Derived from the texts, and written again with them. */
const DERIVED: ReadonlySet<string> = new Set(['passages', 'passage_words']);

/**
 * Keeps what the deletion of rows takes along: rows of every module that belong to them, such as notes and exceptions
 * of learners, and references that it empties, such as those of attempts. The schema tells which, so no table is
 * forgotten.
 * @param input `table`, `ids`: the rows that will be deleted. `step`: theirs among the kept rows
 */
export async function keepDependents(
  tx: Executor,
  {
    importId,
    table,
    ids,
    step = 100,
  }: { importId: string; table: string; ids: readonly string[]; step?: number },
): Promise<void> {
  if (ids.length === 0) return;
  const list = sql`${sql.param([...ids])}::text[]`;
  for (const { table: from, column, action, key, has_id } of await referencesTo(tx, table)) {
    if (DERIVED.has(from)) continue;
    const at = sql`where t.${sql.identifier(column)} = any(${list})`;
    const source = sql`${sql.identifier(from)} t ${at}`;
    if (action === 'n') {
      const names = [...new Set([...key, column])];
      const row = sql.join(
        names.map((name) => sql`${name}::text, t.${sql.identifier(name)}`),
        sql`, `,
      );
      await tx.execute(sql`
        insert into import_replaced (import_id, step, table_name, kind, row)
        select ${importId}::text, ${step + 1}::integer, ${from}::text, 'link',
          jsonb_build_object('key', ${sql.param([...key])}::text[], 'column', ${column}::text, 'row', jsonb_build_object(${row}))
        from ${source}`);
      continue;
    }
    await tx.execute(sql`
      insert into import_replaced (import_id, step, table_name, kind, row)
      select ${importId}::text, ${step + 1}::integer, ${from}::text, 'owned', to_jsonb(t) from ${source}`);
    if (!has_id) continue;
    const { rows } = await tx.execute<{ id: string }>(sql`select t.id from ${source}`);
    await keepDependents(tx, { importId, table: from, ids: rows.map(({ id }) => id), step: step + 1 });
  }
}

export async function referencesTo(tx: Executor, table: string): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select c.conrelid::regclass::text as table, a.attname::text as column, c.confdeltype::text as action,
      (select array_agg(k.attname::text order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = c.conrelid and i.indisprimary) as key,
      exists (select 1 from pg_attribute d where d.attrelid = c.conrelid and d.attname = 'id'
        and not d.attisdropped) as has_id
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and array_length(c.conkey, 1) = 1
      and c.confdeltype in ('c', 'n') and c.conrelid <> c.confrelid
    order by 1, 2`);
  return rows;
}

/**
 * Writes the kept rows again that are not there, and fills the emptied references. A row that refers to something
 * that is gone, such as a deleted account, is left out.
 */
export async function restoreDependents(tx: Executor, importId: string): Promise<void> {
  const { rows: tables } = await tx.execute<{ name: string; step: number }>(sql`
    select table_name as name, min(step)::integer as step from import_replaced
    where import_id = ${importId} and kind = 'owned' group by table_name order by step, table_name`);
  for (const { name } of tables) {
    const { rows: columns } = await tx.execute<{ name: string }>(sql`
      select attname::text as name from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
    const { rows: references } = await tx.execute<{ column: string; table: string; target: string }>(sql`
      select a.attname::text as column, c.confrelid::regclass::text as table, b.attname::text as target
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f' and c.conrelid = ${name}::regclass and array_length(c.conkey, 1) = 1
        and c.conrelid <> c.confrelid`);
    const list = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    const present = references.map(
      ({ column, table, target }) => sql`and (r.${sql.identifier(column)} is null or exists (
        select 1 from ${sql.identifier(table)} x where x.${sql.identifier(target)} = r.${sql.identifier(column)}))`,
    );
    await tx.execute(sql`
      insert into ${sql.identifier(name)} (${list})
      select ${list} from (
        select (jsonb_populate_record(null::${sql.identifier(name)}, k.row)).* from import_replaced k
        where k.import_id = ${importId} and k.kind = 'owned' and k.table_name = ${name}) r
      where true ${sql.join(present, sql` `)}
      on conflict do nothing`);
  }
  await restoreLinks(tx, importId);
}

async function restoreLinks(tx: Executor, importId: string): Promise<void> {
  const { rows } = await tx.execute<{ name: string; column: string; key: string[] }>(sql`
    select distinct table_name as name, row ->> 'column' as column, row -> 'key' as key
    from import_replaced where import_id = ${importId} and kind = 'link'`);
  for (const { name, column, key } of rows) {
    const same = sql.join(
      key.map((part) => sql`t.${sql.identifier(part)} = r.${sql.identifier(part)}`),
      sql` and `,
    );
    await tx.execute(sql`
      update ${sql.identifier(name)} t set ${sql.identifier(column)} = r.${sql.identifier(column)}
      from import_replaced k, jsonb_populate_record(null::${sql.identifier(name)}, k.row -> 'row') r
      where k.import_id = ${importId} and k.kind = 'link' and k.table_name = ${name}
        and k.row ->> 'column' = ${column} and t.${sql.identifier(column)} is null and ${same}`);
  }
}
