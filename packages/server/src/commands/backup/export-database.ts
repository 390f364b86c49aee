import type pg from 'pg';
import { ROW_TEXTS, selectRowTexts, tablesOf } from '../../platform/database/row-texts';
import { CommandError } from '../command-error';
import { migrationsOf } from './connection';
import type { Manifest } from './manifest';

/** Rows that are fetched at once. */
const FETCHED = 200;
/** A part ends after the row that reaches this size. */
const PART_BYTES = 4_000_000;

export interface Part {
  table: string;
  /** One JSON array of texts and nulls for each row, in the order of the columns. */
  lines: string;
}

export type ExportedSchema = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Reads all rows of all tables in one snapshot, while the site goes on. Values are texts of SQL, which PGlite and
 * every version of PostgreSQL read alike.
 * @param schema is filled on the way, and complete at the end
 * @throws {CommandError} if the database has never been migrated
 */
export async function* exportDatabase(client: pg.ClientBase, schema: ExportedSchema): AsyncGenerator<Part> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(ROW_TEXTS);
    const migrations = await migrationsOf(client);
    if (migrations === undefined)
      throw new CommandError('There is nothing to back up: the database is empty.');
    schema.migrations = migrations;
    for (const [table, columns] of await tablesOf(client)) {
      const names = columns.map(({ name }) => name);
      const counted = { columns: names, rows: 0 };
      schema.tables[table] = counted;
      await client.query(`declare rows no scroll cursor for ${selectRowTexts(table, names)}`);
      let part: string[] = [];
      let size = 0;
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${FETCHED} from rows`);
        for (const { row } of rows) {
          part.push(row);
          size += row.length;
          if (size < PART_BYTES) continue;
          yield { table, lines: part.join('\n') };
          [part, size] = [[], 0];
        }
        counted.rows += rows.length;
        if (rows.length < FETCHED) break;
      }
      if (part.length > 0) yield { table, lines: part.join('\n') };
      await client.query('close rows');
    }
    const { rows } = await client.query<{ name: string; last: string | null }>(
      `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    );
    for (const { name, last } of rows) schema.sequences[name] = last;
  } finally {
    await client.query('rollback');
  }
}
