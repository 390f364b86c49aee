import { type SQL, sql } from 'drizzle-orm';
import { courses } from '../courses/tables';

/** Trigram likeness from which a word counts as mistyped rather than different; `<%` takes that of titles. */
export const TYPO = { title: 0.5, summary: 0.6 } as const;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * A course whose words or units match, whose title holds the text as typed so far, or that was nearly typed
 * right. Each part has an index of its own; `<%` asks it with the threshold of the connection (`TYPO.title`).
 */
export function matchesCourse(text: string): SQL {
  const query = sql`websearch_to_tsquery('english', ${text})`;
  return sql`${courses.id} in (
    select found.id from courses found where found.search @@ ${query}
      or found.title ilike ${`%${escapeLike(text)}%`} or ${text} <% found.title
      or (${text} <% found.summary and word_similarity(${text}, found.summary) >= ${TYPO.summary})
    union
    select found.course_id from units found
      where to_tsvector('english', found.title || ' ' || found.summary) @@ ${query})`;
}

/** Best first: words in the title over words in the summary over a near miss. */
export function courseRank(text: string): SQL {
  return sql`ts_rank_cd(${courses.search}, websearch_to_tsquery('english', ${text})) + word_similarity(${text}, ${courses.title}) desc`;
}
