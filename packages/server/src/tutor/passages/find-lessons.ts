import { type SQL, sql } from 'drizzle-orm';
import { TYPO, type Viewer } from '../../courses';
import type { Executor } from '../../platform/database';
import { rankedPassages } from './rank';
import { readableLessons } from './readable';
import { askedWords } from './asked-words';
import { type Range, rangesOf } from './words';

/** A lesson with its best passage. */
export interface FoundLesson {
  lesson: { id: string; title: string };
  unit: { id: string; title: string };
  course: { id: string; title: string };
  /** BCP 47 tag of the passage; null if it is the lesson's own language. */
  language: string | null;
  /** Id of the passage's heading in the lesson's HTML; null before the first heading. */
  anchor: string | null;
  heading: string;
  text: string;
  /** Where the found words are in a text. */
  rangesIn: (text: string) => Range[];
}

interface Row extends Record<string, unknown> {
  lesson_id: string;
  lesson_title: string;
  unit_id: string;
  unit_title: string;
  course_id: string;
  course_title: string;
  language: string;
  default_language: string;
  anchor: string | null;
  heading: string;
  text: string;
}

/**
 * Finds lessons for the search page, ranked by their best passage as in `findPassages`. If some lessons have all words
 * of the text, only these; otherwise those that have any. If there are none, lessons whose title has a similar word.
 * @returns best first
 */
export async function findLessons(
  db: Executor,
  viewer: Viewer,
  text: string,
  limit: number,
): Promise<FoundLesson[]> {
  const words = askedWords(text);
  const found = words.length === 0 ? [] : await select(db, byWords({ words, viewer, limit }));
  const rows = found.length > 0 ? found : await select(db, byTitle({ viewer, text, limit }));
  const stems = new Set(words.flatMap((word) => word.stems));
  return rows.map(({ language, default_language, anchor, heading, text, ...row }) => ({
    lesson: { id: row.lesson_id, title: row.lesson_title },
    unit: { id: row.unit_id, title: row.unit_title },
    course: { id: row.course_id, title: row.course_title },
    language: language === default_language ? null : language,
    ...{ anchor, heading, text },
    rangesIn: (excerpt) => rangesOf(excerpt, stems, language),
  }));
}

/** @param best a common table expression of that name, with `id` of a passage and `place` */
async function select(db: Executor, best: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${best}
    select l.id as lesson_id, t.title as lesson_title, l.default_language, u.id as unit_id, u.title as unit_title,
      c.id as course_id, c.title as course_title, p.language, p.anchor, p.heading, p.text
    from best join passages p on p.id = best.id
    join lesson_texts t on t.lesson_id = p.lesson_id and t.language = p.language
    join lessons l on l.id = p.lesson_id join units u on u.id = l.unit_id join courses c on c.id = u.course_id
    order by best.place desc, l.id`);
  return rows;
}

const byWords = ({
  limit,
  ...asked
}: Pick<Parameters<typeof rankedPassages>[0], 'words' | 'viewer'> & { limit: number }) => sql`
  ${rankedPassages(asked)},
  found as materialized (
    select distinct on (lesson_id) lesson_id, ranked.id, score as place, found = ${asked.words.length} as complete
    from ranked join found_words using (lesson_id, language)
    order by lesson_id, complete desc, score desc, share desc, ranked.id
  ),
  best as (
    select id, place from found where complete or not exists (select 1 from found where complete)
    order by place desc, lesson_id limit ${limit}
  )`;

const byTitle = ({ viewer, text, limit }: { viewer: Viewer; text: string; limit: number }) => sql`
  alike as (
    select distinct on (t.lesson_id) t.lesson_id, t.language, word_similarity(${text}, t.title) as place
    from lesson_texts t
    where ${text} <% t.title and word_similarity(${text}, t.title) >= ${TYPO.title} and t.lesson_id in (${readableLessons(viewer)})
    order by t.lesson_id, place desc, t.language
  ),
  best as (
    select p.id, alike.place from alike
    join passages p on p.lesson_id = alike.lesson_id and p.language = alike.language and p.position = 1
    order by alike.place desc, alike.lesson_id limit ${limit}
  )`;
