import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../courses';
import type { Deps } from '../../platform/services';
import { rankedPassages } from './rank';
import { askedWords } from './asked-words';

/**
 * The part of a question, by rarity of its words, that one of the best passages must have. Below it, they share only
 * words with the question that say little about it. Chosen by the golden questions (bench/tutor.ts): with it, those
 * without an answer are refused and none with an answer is.
 */
export const MINIMUM_SCORE = 0.32;
/** How many of the best passages are compared with it. */
const JUDGED = 5;

/** A passage that answers a question, or part of it. */
export interface FoundPassage {
  lesson: { id: string; title: string };
  unit: { id: string; title: string };
  course: { id: string; title: string };
  /** BCP 47 tag of the text. */
  language: string;
  /** It is not in the lesson's own language. */
  translated: boolean;
  /** Id of the nearest heading in the lesson's HTML; null before the first heading. */
  anchor: string | null;
  /** Empty before the first heading. */
  heading: string;
  /** Plain text; a line break between paragraphs. */
  text: string;
  /** For the order only: from 0 to 2/61. */
  score: number;
  /** The part of the question that the passage has, by rarity of the words: 0 to 1. */
  share: number;
  /** The words of the question that the passage, its heading or its lesson's title has, in either language. */
  words: string[];
}

export interface FindOptions {
  /** Most passages. */
  limit: number;
  /** BCP 47 tag: only texts in this language. Default: in all. */
  language?: string | undefined;
  /** Only texts of this course. */
  courseId?: string | undefined;
  /** A query of the ids of courses whose texts are left out. They are no candidates, so they have no influence. */
  except?: SQL | undefined;
  /** Least `share` of one of the best five passages; default {@link MINIMUM_SCORE}. With 0, one common word is enough. */
  minimumScore?: number;
}

interface Row extends Record<string, unknown> {
  lesson_id: string;
  lesson_title: string;
  unit_id: string;
  unit_title: string;
  course_id: string;
  course_title: string;
  language: string;
  translated: boolean;
  anchor: string | null;
  heading: string;
  text: string;
  score: number;
  share: number;
  words: string;
}

/**
 * Finds the passages of lessons that answer a question best (docs/adr/0033-passages.md). The viewer's rights are part of
 * the query: a passage that they may not read is never a candidate, so it also has no influence on the others.
 * @param viewer null for a visitor, who reads previews of published courses only
 * @param question in any form and of any length; its first 32 different words count, without stop words
 * @returns best first; empty if the question has no words, or if none of the best passages has enough of them
 */
export async function findPassages(
  { db }: Deps,
  viewer: Viewer,
  question: string,
  { limit, minimumScore = MINIMUM_SCORE, ...which }: FindOptions,
): Promise<FoundPassage[]> {
  const words = askedWords(question);
  if (words.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    with ${rankedPassages({ words, viewer, ...which })},
    best as (
      select * from ranked order by score desc, share desc, id limit ${Math.max(limit, JUDGED)}
    )
    select best.lesson_id, t.title as lesson_title, u.id as unit_id, u.title as unit_title, c.id as course_id,
      c.title as course_title, p.language, p.language <> l.default_language as translated, p.anchor, p.heading, p.text,
      best.score, best.share, best.words
    from best join passages p on p.id = best.id
    join lesson_texts t on t.lesson_id = p.lesson_id and t.language = p.language
    join lessons l on l.id = p.lesson_id join units u on u.id = l.unit_id join courses c on c.id = u.course_id
    order by best.score desc, best.share desc, best.id`);
  if (rows.slice(0, JUDGED).every(({ share }) => Number(share) < minimumScore)) return [];
  return rows.slice(0, limit).map(({ language, translated, anchor, heading, text, ...row }) => ({
    lesson: { id: row.lesson_id, title: row.lesson_title },
    unit: { id: row.unit_id, title: row.unit_title },
    course: { id: row.course_id, title: row.course_title },
    ...{ language, translated, anchor, heading, text },
    score: Number(row.score),
    share: Number(row.share),
    words: words.flatMap(({ word }, place) => (row.words.split(' ').includes(String(place)) ? word : [])),
  }));
}
