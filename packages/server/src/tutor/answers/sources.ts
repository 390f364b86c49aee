import type { TutorSource } from '@digiken/contract';
import { titleSegment } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../../courses';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { coursesWithOpenAttempt } from '../../quizzes';
import { densestPart } from '../passages/excerpt';
import { findPassages, type FoundPassage } from '../passages/find';
import { askedWords, stemsOfWords } from '../passages/asked-words';
import { rangesOf } from '../passages/words';
import type { StoredSource } from '../tables';

/** A source with the whole text that was found. */
export interface FoundSource extends StoredSource {
  text: string;
}

/** Passages that the model gets. */
const MOST_SOURCES = 6;
const QUOTE = { words: 50, spare: 10 };

export interface SourcesInput {
  question: string;
  /** The question before it in the same conversation. */
  previous: string | undefined;
  /** Only texts of this course. */
  courseId?: string | undefined;
  /** The lesson that is open, if there is one; the viewer may read it. */
  lessonId?: string | undefined;
  /** Of the question: texts in it come first. */
  language: 'en' | 'sw';
}

/** Words of a question about the lesson that is open, which name nothing in it. */
const ABOUT_LESSON = stemsOfWords(
  'explain lesson summary summarise summarize page topic section text mean understand simple simply words short main point points eleza somo muhtasari fupisha ukurasa mada maana elewa sielewi rahisi kwa ufupi',
);

/**
 * Finds the passages that answer a question (spec 13.10). Rights and open attempts are conditions of the query: a passage
 * of a course in which the viewer has an open attempt is never a candidate (spec 13.18).
 * @returns best first, numbered from 1; empty if nothing answers it
 */
export async function findSources(
  { db }: Deps,
  viewer: NonNullable<Viewer>,
  { question, previous, courseId, lessonId, language }: SourcesInput,
): Promise<FoundSource[]> {
  const words = askedWords(question);
  const except = coursesWithOpenAttempt(viewer.id);
  if (lessonId !== undefined && words.every(({ stems }) => stems.some((stem) => ABOUT_LESSON.has(stem))))
    return numbered(await beginningOf(db, { lessonId, language, userId: viewer.id }), question);
  const find = (text: string) => inBestLanguage({ db }, viewer, { text, language, courseId, except });
  let found = await find(question);
  // "And for tomatoes?": with one word of its own, a question goes on with the one before.
  if (found.length === 0 && previous !== undefined && words.length === 1)
    found = await find(`${previous} ${question}`);
  return numbered(found, question);
}

/** Passages in the language of the question, or in any if there are none. */
export async function inBestLanguage(
  deps: Deps,
  viewer: Viewer,
  {
    text,
    language,
    ...which
  }: { text: string; language: 'en' | 'sw' } & Pick<
    Parameters<typeof findPassages>[3],
    'courseId' | 'except'
  >,
): Promise<FoundPassage[]> {
  const found = await findPassages(deps, viewer, text, { limit: MOST_SOURCES, language, ...which });
  if (found.length > 0) return found;
  return findPassages(deps, viewer, text, { limit: MOST_SOURCES, ...which });
}

type Passage = Omit<FoundPassage, 'score' | 'share' | 'words' | 'unit'>;

interface BeginningRow extends Record<string, unknown> {
  lesson_title: string;
  course_id: string;
  course_title: string;
  language: string;
  translated: boolean;
  anchor: string | null;
  heading: string;
  text: string;
}

/** The first passages of a lesson that have a text, in the language if the lesson has it. */
async function beginningOf(
  db: Executor,
  { lessonId, language, userId }: { lessonId: string; language: string; userId: string },
): Promise<Passage[]> {
  const { rows } = await db.execute<BeginningRow>(sql`
    with chosen as (
      select t.language from lesson_texts t join lessons l on l.id = t.lesson_id where t.lesson_id = ${lessonId}
      order by t.language = ${language} desc, t.language = l.default_language desc, t.language limit 1
    )
    select t.title as lesson_title, c.id as course_id, c.title as course_title, p.language,
      p.language <> l.default_language as translated, p.anchor, p.heading, p.text
    from passages p join chosen on chosen.language = p.language
    join lesson_texts t on t.lesson_id = p.lesson_id and t.language = p.language
    join lessons l on l.id = p.lesson_id join units u on u.id = l.unit_id join courses c on c.id = u.course_id
    where p.lesson_id = ${lessonId} and p.text <> '' and c.id not in (${coursesWithOpenAttempt(userId)})
    order by p.position limit ${MOST_SOURCES}`);
  return rows.map(({ lesson_title, course_id, course_title, ...passage }) => ({
    ...passage,
    lesson: { id: lessonId, title: lesson_title },
    course: { id: course_id, title: course_title },
  }));
}

/** Gives passages their numbers and quotes. */
export function numbered(found: readonly Passage[], question: string): FoundSource[] {
  return found.map(({ lesson, course, language, translated, anchor, heading, text }, index) => ({
    number: index + 1,
    of: 'lesson',
    title: lesson.title,
    heading: heading || null,
    context: course.title,
    ...{ language, translated, anchor, text },
    lessonId: lesson.id,
    courseId: course.id,
    quote: quoteOf(text || heading || lesson.title, { question, language }),
  }));
}

/** At most 60 words of a text in this language, around the words of a question (spec 13.11). */
export function quoteOf(
  text: string,
  { question, language }: { question: string; language: string },
): string {
  const stems = new Set(askedWords(question).flatMap((word) => word.stems));
  return densestPart(text, (part) => rangesOf(part, stems, language), QUOTE);
}

/** A source without its whole text, as it is stored. */
export const toStored = ({ text: _text, ...source }: FoundSource): StoredSource => source;

/** A source with its address for the viewer: learners study in their console, everyone else on the public pages. */
export function toSource(
  { lessonId, courseId, anchor, page, translated, ...source }: StoredSource,
  viewer: Viewer,
): TutorSource {
  const area = viewer?.role === 'user' ? '/console' : '';
  const name = titleSegment(source.title);
  const language = translated ? `?lang=${encodeURIComponent(source.language)}` : '';
  const paths = {
    lesson: `${area}/course/unit/lesson/${lessonId}/${name}${language}`,
    course: area === '' ? `/course/${courseId}` : `${area}/course/${courseId}/${name}`,
    page: page ?? '/',
  };
  const hash = anchor === null ? '' : `#${encodeURIComponent(anchor)}`;
  return { ...source, path: `${paths[source.of]}${hash}` };
}
