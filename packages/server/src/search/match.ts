import { or, type SQL, sql } from 'drizzle-orm';
import { courses, units } from '../courses/tables';

/** Trigram likeness from which a word counts as mistyped rather than different. */
export const TYPO = { title: 0.5, summary: 0.6 } as const;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A course whose words or units match, whose title holds the text as typed so far, or that was nearly typed right. */
export function matchesCourse(text: string): SQL | undefined {
  return or(
    sql`${courses.search} @@ websearch_to_tsquery('english', ${text})`,
    sql`${courses.title} ilike ${`%${escapeLike(text)}%`}`,
    sql`exists (select 1 from ${units} where ${units.courseId} = ${courses.id}
      and to_tsvector('english', ${units.title} || ' ' || ${units.summary}) @@ websearch_to_tsquery('english', ${text}))`,
    sql`word_similarity(${text}, ${courses.title}) >= ${TYPO.title}`,
    sql`word_similarity(${text}, ${courses.summary}) >= ${TYPO.summary}`,
  );
}

/** Best first: words in the title over words in the summary over a near miss. */
export function courseRank(text: string): SQL {
  return sql`ts_rank_cd(${courses.search}, websearch_to_tsquery('english', ${text})) + word_similarity(${text}, ${courses.title}) desc`;
}
