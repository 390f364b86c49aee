import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { courses } from './tables';
import type { Executor } from '../platform/database';

/** Trigram likeness from which a word counts as mistyped rather than different; `<%` takes that of titles. */
export const TYPO = { title: 0.5, summary: 0.6 } as const;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Up to so many courses are named one by one; of more, the list's own order finds a page sooner. */
const NAMED = 500;

/**
 * Courses whose words or units match or whose title holds the text as typed so far; where there is none, those
 * that were nearly typed right. Each part has an index of its own.
 * @param scope which courses count as being there, e.g. the published ones
 */
export async function matchesCourse(db: Executor, text: string, scope: SQL): Promise<SQL | undefined> {
  const query = sql`websearch_to_tsquery('english', ${text})`;
  const inUnits = sql`select found.course_id from units found
    where to_tsvector('english', found.title || ' ' || found.summary) @@ ${query}`;
  const { rows: some } = await db.execute<{ course_id: string }>(sql`${inUnits} limit ${NAMED + 1}`);
  const ids = some.map((row) => row.course_id);
  const exact = or(
    sql`${courses.search} @@ ${query}`,
    sql`${courses.title} ilike ${`%${escapeLike(text)}%`}`,
    ids.length > NAMED ? sql`${courses.id} in (${inUnits})` : inArray(courses.id, ids),
  );
  const [there] = await db.select({ id: courses.id }).from(courses).where(and(scope, exact)).limit(1);
  if (there !== undefined) return exact;
  return or(
    sql`${text} <% ${courses.title}`,
    sql`${text} <% ${courses.summary} and word_similarity(${text}, ${courses.summary}) >= ${TYPO.summary}`,
  );
}

/** Best first: words in the title over words in the summary over a near miss. */
export function courseRank(text: string): SQL {
  return sql`ts_rank_cd(${courses.search}, websearch_to_tsquery('english', ${text})) + word_similarity(${text}, ${courses.title}) desc`;
}
