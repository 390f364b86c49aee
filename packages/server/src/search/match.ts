import { type SQL, sql } from 'drizzle-orm';
import { courses } from '../courses/tables';
import type { Executor } from '../platform/database';

/** Trigram likeness from which a word counts as mistyped rather than different; `<%` takes that of titles. */
export const TYPO = { title: 0.5, summary: 0.6 } as const;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Courses whose words or units match or whose title holds the text as typed so far; where there is none, those
 * that were nearly typed right. Each part has an index of its own.
 * @param scope which courses count as being there, e.g. the published ones
 */
export async function matchesCourse(db: Executor, text: string, scope: SQL): Promise<SQL> {
  const query = sql`websearch_to_tsquery('english', ${text})`;
  const exact = sql`${courses.id} in (
    select found.id from courses found where found.search @@ ${query} or found.title ilike ${`%${escapeLike(text)}%`}
    union all
    select found.course_id from units found
      where to_tsvector('english', found.title || ' ' || found.summary) @@ ${query})`;
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select exists (select 1 from ${courses} where ${scope} and ${exact}) as there`,
  );
  if (rows[0]?.there) return exact;
  return sql`${courses.id} in (
    select found.id from courses found where ${text} <% found.title
      or (${text} <% found.summary and word_similarity(${text}, found.summary) >= ${TYPO.summary}))`;
}

/** Best first: words in the title over words in the summary over a near miss. */
export function courseRank(text: string): SQL {
  return sql`ts_rank_cd(${courses.search}, websearch_to_tsquery('english', ${text})) + word_similarity(${text}, ${courses.title}) desc`;
}
