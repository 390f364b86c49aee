import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { holdsPrefix } from '../platform/database/prefix-search';
import { users } from './tables';

/** Up to this many matches, looking up each id is faster than scanning the list that is searched. */
const FEW = 200;

/**
 * A condition for rows whose user matches a search, by prefixes of names and of parts of the email address.
 * A rare name becomes a list of ids: PostgreSQL cannot know that it is rare and would scan the whole list.
 * @param input `userId` is the column with the user's id; the query must join `users`
 * @returns undefined without a search, which matches every row
 */
export async function matchesPerson(
  db: Executor,
  { userId, search }: { userId: Column; search: string | undefined },
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
  return found.length > FEW ? match : inArray(userId, ids);
}
