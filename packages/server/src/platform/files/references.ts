import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/index';

/** The hash in a file's name anywhere in a text: in addresses, in HTML, in JSON. */
const NAME = '([0-9a-f]{64})\\.[a-z0-9]';
/** Pages of 8 KB that one statement reads, with the long texts of their rows, so that none takes long. */
const PAGES = 100;
/** These describe files; a row in them is no use of the file. */
const DESCRIPTIONS = ['files', 'media', 'picture_conversions', 'course_files'];

interface Table {
  name: string;
  columns: string[];
  pages: number;
}

/**
 * The hashes of all stored files that a row names, in any column of text or JSON of any table. The schema tells the
 * columns, so a new table is not forgotten. One snapshot: a row that changes meanwhile is seen once.
 */
export async function hashesOfNamedFiles(db: Database): Promise<Set<string>> {
  const found = new Set<string>();
  await db.transaction(
    async (tx) => {
      for (const table of await tablesWithText(tx)) {
        for (let page = 0; page < table.pages; page += PAGES) {
          for (const hash of await hashesIn(tx, table, page)) found.add(hash);
        }
      }
      // A small copy is used by whatever shows its picture.
      const copies = await tx.execute<{ name: string; small: string }>(
        sql`select name, small from media where small is not null`,
      );
      for (const { name, small } of copies.rows) if (found.has(hashOf(name))) found.add(hashOf(small));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return found;
}

/** @param name `<sha256>.<ext>` */
export const hashOf = (name: string): string => name.slice(0, 64);

async function tablesWithText(tx: Executor): Promise<Table[]> {
  const { rows } = await tx.execute<{ name: string; columns: string[]; pages: number }>(sql`
    select c.relname as name, array_agg(a.attname::text) as columns,
      -- The table may have grown since its size was last written down.
      (pg_relation_size(c.oid) / current_setting('block_size')::int + 1)::int as pages
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r'
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
      and c.relname not in (${sql.join(
        DESCRIPTIONS.map((name) => sql`${name}`),
        sql`, `,
      )})
    group by c.oid, c.relname order by c.relname`);
  return rows;
}

async function hashesIn(tx: Executor, { name, columns }: Table, page: number): Promise<string[]> {
  const all = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select distinct found[1] as hash
    from ${sql.identifier(name)}, regexp_matches(concat_ws(' ', ${all}), ${NAME}, 'g') as found
    where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + PAGES},0)`}::tid`);
  return rows.map(({ hash }) => hash);
}
