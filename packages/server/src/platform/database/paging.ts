import { LIMITS } from '@digiken/contract/constants';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { invalid } from '../http/errors';

type Value = string | number | Date;

/** The order of a list: a sort key, then the row's id to break ties. Both must be in one index. */
export interface KeyOrder<Row> {
  key: Column | SQL;
  id: Column | SQL;
  /** Default `desc`. */
  direction?: 'asc' | 'desc';
  keyOf: (row: Row) => { key: Value; id: string };
}

export interface Page<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

interface Position {
  /** Rows after the position, or before it (read backwards). */
  way: 'after' | 'before';
  key: string | number;
  id: string;
  /** `key` is a timestamp. */
  moment: boolean;
}

/**
 * One page of a list by key: as fast at the thousandth page as at the first (architecture.md, Scale).
 * @param read runs the query with this condition, order and limit; it adds its own conditions
 * @throws 422 for a cursor that this server did not write
 */
export async function keyPage<Row>(
  cursor: string | undefined,
  { key, id, direction = 'desc', keyOf }: KeyOrder<Row>,
  read: (part: { where: SQL | undefined; orderBy: SQL[]; limit: number }) => PromiseLike<Row[]>,
  size: number = LIMITS.pageSize,
): Promise<Page<Row>> {
  const position = cursor === undefined ? undefined : readCursor(cursor);
  const backwards = position?.way === 'before';
  const falling = (direction === 'desc') !== backwards;
  const found = await read({
    where: position && beyond(key, id, falling, position),
    orderBy: falling ? [sql`${key} desc`, sql`${id} desc`] : [sql`${key} asc`, sql`${id} asc`],
    limit: size + 1,
  });
  const more = found.length > size;
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const first = rows[0];
  const last = rows[rows.length - 1];
  const hasNext = backwards || more;
  const hasPrevious = backwards ? more : position !== undefined;
  return {
    rows,
    next: hasNext && last !== undefined ? writeCursor('after', keyOf(last)) : null,
    previous: hasPrevious && first !== undefined ? writeCursor('before', keyOf(first)) : null,
  };
}

function beyond(
  key: Column | SQL,
  id: Column | SQL,
  falling: boolean,
  { key: at, id: from, moment }: Position,
): SQL {
  const value = moment ? sql`${at}::timestamptz` : typeof at === 'number' ? asNumber(at) : sql`${at}::text`;
  return falling ? sql`(${key}, ${id}) < (${value}, ${from})` : sql`(${key}, ${id}) > (${value}, ${from})`;
}

/** Integer columns need integer parameters: a numeric one would not use the index. */
const asNumber = (at: number): SQL =>
  Number.isSafeInteger(at) ? sql`${at}::bigint` : sql`${at}::double precision`;

/** The cursor of the page after a row, for a page that starts at a certain one. */
export const cursorAfter = (row: { key: Value; id: string }): string => writeCursor('after', row);

function writeCursor(way: Position['way'], { key, id }: { key: Value; id: string }): string {
  const moment = key instanceof Date;
  const body = [way === 'after' ? 'a' : 'b', moment ? 1 : 0, moment ? key.toISOString() : key, id];
  return Buffer.from(JSON.stringify(body)).toString('base64url');
}

function readCursor(cursor: string): Position {
  try {
    const [way, moment, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const known = (way === 'a' || way === 'b') && (moment === 0 || moment === 1) && typeof id === 'string';
    const plain = moment === 0 && (typeof key === 'string' || Number.isFinite(key));
    const time = moment === 1 && typeof key === 'string' && !Number.isNaN(Date.parse(key));
    if (!known || !(plain || time) || id.includes('\0') || String(key).includes('\0')) throw new Error();
    return {
      way: way === 'a' ? 'after' : 'before',
      key: time ? new Date(key).toISOString() : (key as string | number),
      id,
      moment: time,
    };
  } catch {
    throw invalid({ cursor: 'This page of the list cannot be found. Begin again at the first page.' });
  }
}
