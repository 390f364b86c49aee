import { type SQL, sql } from 'drizzle-orm';

/** PostgreSQL splits on what is neither letter nor digit, and so does this: nothing typed can be an operator. */
const WORD = /[\p{L}\p{N}]+/gu;
const MOST_WORDS = 8;

/**
 * What was typed so far as a query on a 'simple' tsvector: every word must begin a word there.
 * @returns undefined where nothing but signs was typed, which finds nothing
 */
export function prefixQuery(text: string): SQL | undefined {
  const words = text.toLowerCase().match(WORD)?.slice(0, MOST_WORDS);
  return words && sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}

/** Rows whose tsvector holds what was typed; all rows where nothing was. */
export function holdsPrefix(vector: SQL, text: string | undefined): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  const query = prefixQuery(text);
  return query ? sql`${vector} @@ ${query}` : sql`false`;
}
