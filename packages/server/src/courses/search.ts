import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { courses } from './tables';
import type { Executor } from '../platform/database';

/** The trigram similarity from which a word counts as a typo. The operator `<%` uses the one of titles. */
export const TYPO = { title: 0.5, summary: 0.6 } as const;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Up to this many matching courses are passed as ids. With more, scanning the list in its order is faster. */
const NAMED = 500;

/**
 * A condition for courses whose words or units match the text, or whose title contains it. If no course
 * matches, the condition accepts typos. Each part of it uses its own index.
 * @param input `scope` is the condition of the list that is searched, e.g. published courses
 */
export async function matchesCourse(
  db: Executor,
  { text, scope }: { text: string; scope: SQL },
): Promise<SQL | undefined> {
  const query = sql`websearch_to_tsquery('english', ${text})`;
  const inUnits = sql`select found.course_id from units found
    where to_tsvector('english', found.title || ' ' || found.summary) @@ ${query}`;
  const { rows: inUnitsRows } = await db.execute<{ course_id: string }>(sql`${inUnits} limit ${NAMED + 1}`);
  const ids = inUnitsRows.map((row) => row.course_id);
  const exact = or(
    sql`${courses.search} @@ ${query}`,
    sql`${courses.title} ilike ${`%${escapeLike(text)}%`}`,
    ids.length > NAMED ? sql`${courses.id} in (${inUnits})` : inArray(courses.id, ids),
  );
  const [match] = await db.select({ id: courses.id }).from(courses).where(and(scope, exact)).limit(1);
  if (match !== undefined) return exact;
  return or(
    sql`${text} <% ${courses.title}`,
    sql`${text} <% ${courses.summary} and word_similarity(${text}, ${courses.summary}) >= ${TYPO.summary}`,
  );
}

/** Best match first: words in the title, then words in the summary, then typos. */
export function courseRank(text: string): SQL {
  return sql`ts_rank_cd(${courses.search}, websearch_to_tsquery('english', ${text})) + word_similarity(${text}, ${courses.title}) desc`;
}
