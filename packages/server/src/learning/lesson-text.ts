import type { LessonActivity } from '@digiken/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { lessonActivities, lessonTexts, packages } from '../courses';
import type { Executor } from '../platform/database';
import { fixedLimit, statement } from '../platform/database/statements';
import type { LessonParts } from './lesson';

const lesson = sql.placeholder('lesson');
const fallback = sql.placeholder('fallback');
const wanted = sql`lower(${sql.placeholder('wanted')})`;

const isWanted = sql<boolean>`lower(${lessonTexts.language}) = ${wanted}`;
const isOfLanguage = sql<boolean>`split_part(lower(${lessonTexts.language}), '-', 1) = split_part(${wanted}, '-', 1)`;
const isFallback = eq(lessonTexts.language, fallback);

const textOfLesson = statement((db) =>
  db
    .select({
      title: lessonTexts.title,
      html: lessonTexts.html,
      language: lessonTexts.language,
      machineTranslated: lessonTexts.machineTranslated,
      headings: lessonTexts.headings,
      languages: sql<string[]>`array(select offered.language from ${lessonTexts} offered
        where offered.lesson_id = ${lesson} order by offered.language <> ${fallback}, offered.language)`,
      activity: {
        title: lessonActivities.title,
        format: packages.format,
        weightBytes: lessonActivities.weightBytes,
      },
    })
    .from(lessonTexts)
    .leftJoin(lessonActivities, eq(lessonActivities.lessonId, lessonTexts.lessonId))
    .leftJoin(packages, eq(packages.id, lessonActivities.packageId))
    .where(and(eq(lessonTexts.lessonId, lesson), or(isWanted, isOfLanguage, isFallback)))
    .orderBy(
      sql`${isWanted} desc`,
      sql`${isOfLanguage} desc`,
      sql`${isFallback} desc`,
      asc(lessonTexts.language),
    )
    .limit(fixedLimit(1))
    .prepare('text_of_lesson'),
);

/** A lesson's text in one language, with what else the lesson opens. */
export interface ChosenText {
  text: LessonParts['text'];
  /** In which the lesson is offered, its default first. */
  languages: string[];
  activity: LessonActivity | null;
}

/**
 * The text to read: in the language that was asked for, else in that language of another region, else in the default
 * language.
 * @param input `wanted` is a BCP 47 tag; `fallback` the lesson's default language
 * @returns undefined if the lesson has none of them
 */
export async function chooseText(
  db: Executor,
  input: { lessonId: string; wanted: string | undefined; fallback: string },
): Promise<ChosenText | undefined> {
  const [row] = await textOfLesson(db).execute({
    lesson: input.lessonId,
    wanted: input.wanted ?? '',
    fallback: input.fallback,
  });
  if (row === undefined) return undefined;
  const { languages, activity, ...text } = row;
  const { title, format, weightBytes } = activity ?? {};
  return {
    text,
    languages,
    activity: title == null || format == null || weightBytes == null ? null : { title, format, weightBytes },
  };
}
