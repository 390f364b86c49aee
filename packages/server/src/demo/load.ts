import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { courses } from '../courses';
import { ConfigError } from '../platform/config';
import type { Database } from '../platform/database';
import { lastMigration } from '../platform/database/migrations';
import { type Column, insertRowTexts, ROW_TEXTS } from '../platform/database/row-texts';
import type { FileStore } from '../platform/files';
import { PATHS } from '../platform/paths';
import type { Services } from '../platform/services';
import { addCertificates } from './certificates';
import { DEMO_COURSES } from './courses-content';
import { daysSince } from './days';
import { addressOf, sourceKeyOf } from './find';
import { addLive } from './live';
import { addOrders } from './orders';
import { filesFolder, type PreparedHead, type PreparedTable, rowsFile } from './prepared';

type Site = Pick<Services, 'db' | 'database' | 'files' | 'config' | 'clock'>;

/**
 * Fills an empty site with the demo content that a build has prepared, moved to today. Safe to repeat, also after it was
 * interrupted: existing content is not changed, and a site with content of its own stays as it is.
 * @param folder of the prepared demo
 * @throws {ConfigError} if it is missing, or was prepared by another version
 */
export async function loadDemo(site: Site, folder: string = PATHS.demo): Promise<void> {
  const { db, clock } = site;
  const now = clock.now();
  if (!(await hasDemo(db))) {
    if (!(await isEmpty(db))) return;
    await Promise.all([
      storeFiles(site.files, filesFolder(folder)),
      insertRows(site, folder, daysSince(now)),
    ]);
  }
  // What depends on the moment, or is signed with the keys of this site.
  await addOrders(site, now);
  await db.transaction((tx) => addLive(tx, now));
  await addCertificates(site, now);
}

async function hasDemo(db: Database): Promise<boolean> {
  const key = sourceKeyOf(DEMO_COURSES[0]?.folder ?? '');
  return (await db.$count(courses, eq(courses.sourceKey, key))) > 0;
}

/** Without courses, categories, hubs and demo accounts. */
async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from courses union all select 1 from categories union all select 1 from hubs
    union all select 1 from users where email like ${`%${addressOf('')}`} limit 1`);
  return rows.length === 0;
}

async function storeFiles({ objects }: FileStore, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(refuseMissing);
  // The server answers with the types of their records.
  const type = 'application/octet-stream';
  const store = async (path: string) => {
    const key = relative(folder, path).replaceAll(sep, '/');
    if ((await objects.head(key)) === undefined) await objects.put(key, await readFile(path), type);
  };
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => store(join(parentPath, name))));
}

/** Inserts all rows in one transaction, a table with each statement. @param days that their times are moved by */
async function insertRows({ database }: Pick<Site, 'database'>, folder: string, days: number): Promise<void> {
  const [head = '{}', ...lines] = (await readFile(rowsFile(folder), 'utf8').catch(refuseMissing)).split('\n');
  const { version } = JSON.parse(head) as Partial<PreparedHead>;
  if (version !== lastMigration()) refuseMissing();
  const client = await database.pool.connect();
  try {
    await client.query(`begin; ${ROW_TEXTS}`);
    for (let at = 0; at < lines.length; at += 2) {
      const { table, columns, numbered } = JSON.parse(lines[at] ?? '') as PreparedTable;
      await client.query(insertRowTexts(table, columns, moved(days)), [lines[at + 1]]);
      if (numbered !== null) await client.query(numberOn(table, numbered));
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** A statement after which the database gives the numbers after those of the rows. */
function numberOn(table: string, column: string): string {
  const [owner, name] = [pg.escapeLiteral(pg.escapeIdentifier(table)), pg.escapeLiteral(column)];
  return `select setval(pg_get_serial_sequence(${owner}, ${name}), max(${pg.escapeIdentifier(column)}))
    from ${pg.escapeIdentifier(table)}`;
}

/** A time or date, so many days later. Dates are also stored as texts, in columns whose names end in `_on`. */
const moved =
  (days: number) =>
  ({ name, type }: Column, text: string): string => {
    if (type.endsWith('with time zone')) return `${text}::${type} + interval '${days} days'`;
    if (type === 'date') return `${text}::date + ${days}`;
    if (type === 'text' && name.endsWith('_on')) return `(${text}::date + ${days})::text`;
    return `${text}::${type}`;
  };

function refuseMissing(): never {
  throw new ConfigError('The demo content is not prepared: run `npm run build`, or set DEMO=false.');
}
