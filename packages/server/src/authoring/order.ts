import { type Column, type SQL, sql } from 'drizzle-orm';
import { conflict } from '../platform/http/errors';
import { WORDING } from './wording';

/**
 * The new position of each row, from 1.
 * @throws {HttpError} 409 unless `ids` names each of the rows that there are, once
 */
export function inOrder(existing: readonly { id: string }[], ids: readonly string[], id: Column): SQL {
  const wanted = new Set(ids);
  const same =
    wanted.size === ids.length &&
    wanted.size === existing.length &&
    existing.every((row) => wanted.has(row.id));
  if (!same) throw conflict(WORDING.otherOrder);
  return sql`array_position(${sql.param([...ids])}::text[], ${id})`;
}
