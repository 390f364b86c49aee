import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { type ListingRow, selectCourses } from './listing';
import { escapeLike, TYPO } from './search';
import { courses } from './tables';

/**
 * Most matches that are ranked: to rank every match of a common word takes longer the larger a site is. Five times as
 * many as a page of results shows.
 */
const RANKED = 100;
/** Where no index helps, only this many courses are compared: the newest ones. */
const NEWEST = 1_000;
/** The indexes of similarity and of parts of words know sequences of three characters. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/**
 * The courses that match a text best (spec 14.61). Matches are collected in the order in which they rank: all words in
 * the title, the text in the title, words in title and summary, words in a unit; if there are none, typos in the title
 * or the summary. Each kind is found by its own index, and what follows is not read once there are enough. Typos in
 * summaries, and parts of words of one or two characters, are looked for in the newest courses only, because each
 * comparison reads a course.
 * @param input `scope` is the condition of the courses that are searched, e.g. published courses
 * @returns at most `limit` rows, best first
 */
export async function bestCourses(
  db: Executor,
  { text, scope, limit }: { text: string; scope: SQL; limit: number },
): Promise<ListingRow[]> {
  const query = sql`websearch_to_tsquery('english', ${text})`;
  const matching = (condition: SQL) =>
    sql`(select ${courses.id} from ${courses} where ${scope} and ${condition} limit ${RANKED})`;
  const inNewest = (condition: SQL) => sql`(select id from (
      select ${courses.id}, ${courses.title}, ${courses.summary} from ${courses} where ${scope}
      order by ${courses.createdAt} desc, ${courses.id} desc limit ${NEWEST}) courses where ${condition})`;
  const byIndex = INDEXED.test(text) ? matching : inNewest;
  const exact = [
    matching(sql`to_tsvector('english', ${courses.title}) @@ ${query}`),
    byIndex(sql`${courses.title} ilike ${`%${escapeLike(text)}%`}`),
    matching(sql`${courses.search} @@ ${query}`),
    sql`(select ${courses.id} from units found join ${courses} on ${courses.id} = found.course_id and ${scope}
      where to_tsvector('english', found.title || ' ' || found.summary) @@ ${query} limit ${RANKED})`,
  ];
  const typos = [
    byIndex(sql`${text} <% ${courses.title}`),
    inNewest(
      sql`${text} <% ${courses.summary} and word_similarity(${text}, ${courses.summary}) >= ${TYPO.summary}`,
    ),
  ];
  for (const parts of [exact, typos]) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from (${sql.join(parts, sql` union all `)}) hits limit ${RANKED}`);
    if (rows.length === 0) continue;
    const ids = [...new Set(rows.map(({ id }) => id))];
    return selectCourses(db)
      .where(inArray(courses.id, ids))
      .orderBy(courseRank(text), asc(courses.id))
      .limit(limit);
  }
  return [];
}

/** Best match first: words in the title, then words in the summary, then typos. */
function courseRank(text: string): SQL {
  return sql`ts_rank_cd(${courses.search}, websearch_to_tsquery('english', ${text})) + word_similarity(${text}, ${courses.title}) desc`;
}
