import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { holdsPrefix } from '../platform/database/prefix-search';
import { users } from './tables';

/** So many ids are looked up one by one faster than a long list is walked in search of them. */
const FEW = 200;

/**
 * A condition for rows of the people whom `search` finds, by beginnings of names and of parts of the address.
 * A rare name becomes its ids: PostgreSQL cannot know that it is rare, and would walk a list to its end.
 * @param column the person's id in the row; `users` must be joined
 */
export async function ofPeople(
  db: Executor,
  column: Column,
  search: string | undefined,
): Promise<SQL | undefined> {
  const match = holdsPrefix(sql`${users.search}`, search);
  if (match === undefined) return undefined;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(match)
    .limit(FEW + 1);
  if (found.length === 0) return sql`false`;
  const ids = found.map(({ id }) => id);
  return found.length > FEW ? match : inArray(column, ids);
}
