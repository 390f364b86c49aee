import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../courses';
import { readableLessons } from './readable';
import type { AskedWord } from './asked-words';

/** Parameters of BM25. */
const K1 = 1.2;
const B = 0.75;
/** Of reciprocal rank fusion: how much the first places count more than the next ones. */
const FUSION = 60;
/** How many of the best passages by BM25 the full-text search ranks as well. */
const CANDIDATES = 400;
/** How much a translated word counts that no text has: the author may have used another word for the same. */
const UNMATCHED = 0.5;

export interface Asked {
  words: readonly AskedWord[];
  viewer: Viewer;
  /** BCP 47 tag: only passages in this language. Default: in all. */
  language?: string | undefined;
  /** Only passages of this course. */
  courseId?: string | undefined;
  /** A query of the ids of courses whose passages are left out. */
  except?: SQL | undefined;
}

const lessonsOf = (which: SQL) =>
  sql`select l.id from units u join lessons l on l.unit_id = u.id where u.course_id ${which}`;

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/**
 * Common table expressions that rank the passages that the viewer may read. Nothing else is ever a candidate, and
 * frequencies are counted among them alone, so that a result tells nothing about other texts.
 *
 * `ranked(id, lesson_id, language, score, share, words)`: the best passages. `score` is the reciprocal rank fusion of
 * BM25 and of a full-text search for any of the words, weighted by their rarity; `share` is the part of the question
 * that the passage has, from 0 to 1, in which a rare word counts more than a frequent one; `words` are the places of the
 * found words in `words`, with spaces between. A word is found if the text has any of its stems. `found_words(lesson_id, language, found)`: the number of different words in each whole text.
 */
export function rankedPassages({ words, viewer, language, courseId, except }: Asked): SQL {
  const stems = words.flatMap((word, place) => word.stems.map((stem) => ({ stem, place })));
  const either = (parts: readonly string[]) => parts.join(' or ');
  return sql`
    readable as materialized (
      select p.id, p.words from passages p where p.lesson_id in (${readableLessons(viewer)})
        ${language === undefined ? sql`` : sql`and p.language = ${language}`}
        ${courseId === undefined ? sql`` : sql`and p.lesson_id in (${lessonsOf(sql`= ${courseId}`)})`}
        ${except === undefined ? sql`` : sql`and p.lesson_id not in (${lessonsOf(sql`in (${except})`)})`}
    ),
    corpus as materialized (
      select count(*)::float8 as size, greatest(avg(words), 1)::float8 as average from readable
    ),
    stems as (
      select * from unnest(${texts(stems.map(({ stem }) => stem))},
        ${sql.param(stems.map(({ place }) => place))}::integer[]) as listed (stem, place)
    ),
    postings as materialized (
      select place, readable.id, sum(w.frequency)::float8 as frequency, readable.words
      from stems join passage_words w on w.word = stems.stem join readable on readable.id = w.passage_id
      group by place, readable.id, readable.words
    ),
    rarity as materialized (
      select place, websearch_to_tsquery('english', forms) as english,
        websearch_to_tsquery('simple', stems) as simple,
        ln(1 + (size - coalesce(found, 0) + 0.5) / (coalesce(found, 0) + 0.5))
          * case when found is null and translated then ${UNMATCHED}::float8 else 1 end as idf
      from corpus cross join unnest(${texts(words.map((word) => either(word.forms)))},
        ${texts(words.map((word) => either(word.stems)))},
        ${sql.param(words.map(({ translated }) => translated))}::boolean[])
        with ordinality as question (forms, stems, translated, number)
      cross join lateral (select (number - 1)::integer as place) placed
      left join (select place, count(*)::float8 as found from postings group by place) counted using (place)
    ),
    found_words as (
      select p.lesson_id, p.language, count(distinct place) as found
      from postings join passages p using (id) group by p.lesson_id, p.language
    ),
    by_words as materialized (
      select id, sum(idf) as matched, string_agg(place::text, ' ') as places,
        sum(idf * frequency * (${K1}::float8 + 1)
          / (frequency + ${K1}::float8 * (1 - ${B}::float8 + ${B}::float8 * words / average))) as score
      from postings join rarity using (place) cross join corpus
      group by id order by score desc, id limit ${CANDIDATES}
    ),
    by_text as (
      select by_words.id, sum(idf * ts_rank(p.search, asked.query)) as score
      from by_words join passages p using (id) cross join rarity
      cross join lateral (select case when p.language like 'en%' then english else simple end as query) asked
      where p.search @@ asked.query group by by_words.id
    ),
    placed as (
      select id, row_number() over (order by score desc, id) as place from by_words
      union all
      select id, row_number() over (order by score desc, id) as place from by_text
    ),
    fused as materialized (
      select id, sum(1.0 / (${FUSION}::float8 + place)) as score from placed group by id
    ),
    ranked as materialized (
      select id, p.lesson_id, p.language, fused.score, matched / (select sum(idf) from rarity) as share, places as words
      from fused join by_words using (id) join passages p using (id)
    )`;
}
