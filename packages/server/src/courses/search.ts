import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { courses } from './tables';

/** The trigram similarity from which a word counts as a typo. The operator `<%` uses the one of titles. */
export const TYPO = { title: 0.5, summary: 0.6 } as const;

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

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
  const unitMatches = sql`to_tsvector('english', found.title || ' ' || found.summary) @@ ${query}`;
  const { rows: inUnitsRows } = await db.execute<{ course_id: string }>(sql`
    select found.course_id from units found where ${unitMatches} limit ${NAMED + 1}`);
  const ids = inUnitsRows.map((row) => row.course_id);
  const exact = or(
    sql`${courses.search} @@ ${query}`,
    sql`${courses.title} ilike ${`%${escapeLike(text)}%`}`,
    // Not `in (select …)`: a set that is too large to hash would be read again for each course.
    ids.length > NAMED
      ? sql`exists (select 1 from units found where found.course_id = ${courses.id} and ${unitMatches})`
      : inArray(courses.id, ids),
  );
  const [match] = await db.select({ id: courses.id }).from(courses).where(and(scope, exact)).limit(1);
  if (match !== undefined) return exact;
  return or(
    sql`${text} <% ${courses.title}`,
    sql`${text} <% ${courses.summary} and word_similarity(${text}, ${courses.summary}) >= ${TYPO.summary}`,
  );
}
