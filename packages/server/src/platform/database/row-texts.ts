import pg from 'pg';

/** Texts of values that mean the same on every server. For the transaction that reads or writes them. */
export const ROW_TEXTS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  `set local search_path = public`,
  // A large table takes its time.
  `set local statement_timeout = 0`,
].join('; ');

export interface Column {
  name: string;
  /** As SQL. */
  type: string;
}

/** The tables of the site with the columns that hold data of their own, in a fixed order. */
export async function tablesOf(client: pg.ClientBase): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

const quote = (name: string) => pg.escapeIdentifier(name);

/** A query of all rows of a table: `row` is a JSON array of texts and nulls, in the order of the columns. */
export function selectRowTexts(table: string, names: readonly string[]): string {
  const values = names.map((name) => `${quote(name)}::text`).join(', ');
  return `select to_json(array[${values}]::text[])::text as row from ${quote(table)}`;
}

/**
 * A statement that inserts rows. Its parameter is a JSON array of rows as {@link selectRowTexts} gives them.
 * @param valueOf SQL of a value, of the SQL of its text; default: the text, cast to the type of the column
 */
export function insertRowTexts(
  table: string,
  columns: readonly Column[],
  valueOf: (column: Column, text: string) => string = ({ type }, text) => `${text}::${type}`,
): string {
  const names = columns.map(({ name }) => quote(name)).join(', ');
  const values = columns.map((column, index) => valueOf(column, `(r.v->>${index})`)).join(', ');
  return `insert into ${quote(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) as r(v)`;
}
