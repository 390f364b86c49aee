import { type SQL, sql } from 'drizzle-orm';

const MOST_WORDS = 8;
/** Tokens of PostgreSQL's parser: addresses, numbers, hyphenated names. All other characters separate words. */
const SEPARATORS = /[^\p{L}\p{N}._@+-]/gu;

/** A prefix query. Quoted, so that input is never an operator, and parsed like the texts. */
const quoted = (word: string) => `'${word}':*`;

/**
 * Builds a query on a 'simple' tsvector: every search word must be the beginning of a word.
 * @returns undefined if the text has no letters or digits: nothing matches
 */
export function prefixQuery(text: string): SQL | undefined {
  const words = text.replace(SEPARATORS, ' ').split(' ');
  const wanted = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, MOST_WORDS);
  if (wanted.length === 0) return undefined;
  // An address in a message is one word; a person's address is stored as its words.
  const either = wanted.map((word) =>
    /[.@]/.test(word) ? `(${quoted(word)} | ${quoted(word.replace(/[.@]/g, ' '))})` : quoted(word),
  );
  return sql`to_tsquery('simple', ${either.join(' & ')})`;
}

/** Rows whose tsvector matches the search; all rows without a search. */
export function holdsPrefix(vector: SQL, text: string | undefined): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  const query = prefixQuery(text);
  return query ? sql`${vector} @@ ${query}` : sql`false`;
}
