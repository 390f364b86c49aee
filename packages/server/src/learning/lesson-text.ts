import type { LessonActivity } from '@digiken/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { lessonActivities, lessons, lessonTexts, packages } from '../courses';
import type { Executor } from '../platform/database';
import { fixedLimit } from '../platform/database/statements';
import type { LessonParts } from './lesson';

const wanted = sql`lower(${sql.placeholder('wanted')})`;

const isWanted = sql<boolean>`lower(${lessonTexts.language}) = ${wanted}`;
const isOfLanguage = sql<boolean>`split_part(lower(${lessonTexts.language}), '-', 1) = split_part(${wanted}, '-', 1)`;
const isFallback = eq(lessonTexts.language, lessons.defaultLanguage);

/**
 * For a lateral join to `lessons`: the text to read, with what else the lesson opens. It is in the language of the
 * placeholder `wanted` (a BCP 47 tag, or empty), else in that language of another region, else in the default language.
 */
export const chosenText = (db: Executor) =>
  db
    .select({
      title: sql<string>`${lessonTexts.title}`.as('text_title'),
      html: lessonTexts.html,
      language: sql<string>`${lessonTexts.language}`.as('text_language'),
      machineTranslated: lessonTexts.machineTranslated,
      headings: lessonTexts.headings,
      languages: sql<string[]>`array(select offered.language from ${lessonTexts} offered
        where offered.lesson_id = ${lessons.id}
        order by offered.language <> ${lessons.defaultLanguage}, offered.language)`.as('offered'),
      activityTitle: sql<string | null>`${lessonActivities.title}`.as('activity_title'),
      activityFormat: packages.format,
      activityBytes: lessonActivities.weightBytes,
    })
    .from(lessonTexts)
    .leftJoin(lessonActivities, eq(lessonActivities.lessonId, lessonTexts.lessonId))
    .leftJoin(packages, eq(packages.id, lessonActivities.packageId))
    .where(and(eq(lessonTexts.lessonId, lessons.id), or(isWanted, isOfLanguage, isFallback)))
    .orderBy(
      sql`${isWanted} desc`,
      sql`${isOfLanguage} desc`,
      sql`${isFallback} desc`,
      asc(lessonTexts.language),
    )
    .limit(fixedLimit(1))
    .as('chosen');

type ChosenRow = Awaited<ReturnType<typeof rows>>[number];
const rows = async (db: Executor) => db.select().from(chosenText(db));

/** A lesson's text in one language, with what else the lesson opens. */
export interface ChosenText {
  text: LessonParts['text'];
  /** In which the lesson is offered, its default first. */
  languages: string[];
  activity: LessonActivity | null;
}

/** @returns undefined if the lesson has a text in none of the languages */
export function toChosenText(row: ChosenRow | null): ChosenText | undefined {
  if (row === null) return undefined;
  const {
    languages,
    activityTitle: title,
    activityFormat: format,
    activityBytes: weightBytes,
    ...text
  } = row;
  return {
    text,
    languages,
    activity:
      title === null || format === null || weightBytes === null ? null : { title, format, weightBytes },
  };
}
