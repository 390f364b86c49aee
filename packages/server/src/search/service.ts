import type { SearchResults } from '@digiken/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import {
  courseRank,
  courses,
  isAdministrator,
  isAuthor,
  matchesCourse,
  selectCourses,
  toCourse,
  type Viewer,
  writtenBy,
} from '../courses';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { excerptOf, HEADLINE, MOST } from './excerpt';
import { searchHubs, searchMessages } from './own';

/**
 * Searches published courses and, for a signed-in user, the lessons that they may open, their hubs and their
 * messages (spec R.13).
 */
export async function searchAll(
  db: Executor,
  caller: Caller | undefined,
  text: string,
): Promise<SearchResults> {
  const published = eq(courses.state, 'published');
  const found = await selectCourses(db)
    .where(and(published, await matchesCourse(db, { text, scope: published })))
    .orderBy(courseRank(text), asc(courses.id))
    .limit(MOST);
  const publicResults = { courses: found.map(toCourse), lessons: [] };
  if (!caller) return publicResults;
  return {
    ...publicResults,
    lessons: await searchLessons(db, caller, text),
    hubs: await searchHubs(db, caller, text),
    messages: await searchMessages(db, caller, text),
  };
}

interface LessonRow extends Record<string, unknown> {
  lesson_id: string;
  title: string;
  unit_id: string;
  unit_title: string;
  course_id: string;
  course_title: string;
  excerpt: string;
}

/** The lessons that the viewer may open and that match. A typo in a title counts only if no lesson matches exactly. */
async function searchLessons(
  db: Executor,
  viewer: NonNullable<Viewer>,
  text: string,
): Promise<SearchResults['lessons']> {
  // PostgreSQL has no stemmer for Kiswahili: its texts are indexed and searched word by word.
  const { rows } = await db.execute<LessonRow>(sql`
    with asked as (
      select websearch_to_tsquery('english', ${text}) as english, websearch_to_tsquery('simple', ${text}) as simple
    ), hits as (
      select distinct on (l.id) l.id as lesson_id, t.title, t.text, t.language,
        u.id as unit_id, u.title as unit_title, c.id as course_id, c.title as course_title,
        (t.search @@ asked.english or t.search @@ asked.simple) as exact,
        greatest(ts_rank_cd(t.search, asked.english), ts_rank_cd(t.search, asked.simple)) + word_similarity(${text}, t.title) as rank
      from lesson_texts t
      cross join asked
      join lessons l on l.id = t.lesson_id
      join units u on u.id = l.unit_id
      join courses c on c.id = u.course_id and c.staged_for_id is null
      left join enrolments e on e.course_id = c.id and e.user_id = ${viewer.id} and e.state = 'active'
      left join enrolment_units o on o.enrolment_id = e.id and o.unit_id = u.id
      where (((c.state = 'published' or (e.id is not null and c.state <> 'draft')) and (l.preview or e.whole or o.unit_id is not null))
          or (${isAuthor(viewer)} and ${writtenBy('c', viewer.id)}) or ${isAdministrator(viewer)})
        and (t.search @@ websearch_to_tsquery('english', ${text}) or t.search @@ websearch_to_tsquery('simple', ${text})
          or ${text} <% t.title)
      order by l.id, exact desc, rank desc, t.language
    ), best as (
      select * from hits where exact or not exists (select 1 from hits where exact) order by rank desc, lesson_id limit ${MOST}
    )
    select best.*, case when language = 'en'
        then ts_headline('english', text, asked.english, ${HEADLINE})
        else ts_headline('simple', text, asked.simple, ${HEADLINE}) end as excerpt
    from best cross join asked
    order by rank desc, lesson_id`);
  return rows.map((row) => ({
    _id: row.lesson_id,
    title: row.title,
    unit: { _id: row.unit_id, title: row.unit_title },
    course: { _id: row.course_id, title: row.course_title },
    ...excerptOf(row.excerpt),
  }));
}
