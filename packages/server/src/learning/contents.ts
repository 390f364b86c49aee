import type { LessonRef, LessonSummary, Progress, Unit } from '@digiken/contract';
import { and, asc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { activeEnrolment, enrolments, enrolmentUnits, holdsUnit } from '../enrolment';
import { lessonProgress } from './tables';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import { lessons, lessonTexts, lessonVideos, units } from '../courses';

export interface LessonState extends Omit<LessonSummary, 'open'> {
  position: number;
  lastOpenedAt: Date | null;
  /** The reading position, 0 to 1. */
  scroll: number;
}

export interface UnitState {
  id: string;
  courseId: string;
  position: number;
  title: string;
  summary: string;
  price: number;
  /** The user is enrolled in it. */
  owned: boolean;
  /** It is complete once its required quizzes are passed too. */
  requiresQuizzes: boolean;
  lessons: LessonState[];
}

/**
 * The units and lessons of some courses in order, with what one user owns and has done, in one query.
 * @param input `userId` is null for a visitor without a session; `language`: a BCP 47 tag, for the titles of lessons
 *   that have a text in it, or else in the same language of another region
 */
export async function loadContents(
  db: Executor,
  {
    courseIds,
    userId,
    language = '',
  }: { courseIds: string[]; userId: string | null; language?: string | undefined },
): Promise<UnitState[]> {
  const [course, ...others] = courseIds;
  if (course === undefined) return [];
  const user = userId ?? '';
  if (others.length > 0)
    return toContents(
      await selectContents(db, { which: inArray(units.courseId, courseIds), user, language }),
    );
  return toContents(
    language === ''
      ? await contentsOfCourse(db).execute({ course, user })
      : await translatedContentsOfCourse(db).execute({ course, user, language }),
  );
}

const OF_COURSE = {
  which: eq(units.courseId, sql.placeholder('course')),
  user: sql.placeholder('user'),
  language: '',
} as const;

const contentsOfCourse = statement((db) => selectContents(db, OF_COURSE).prepare('contents_of_course'));

const translatedContentsOfCourse = statement((db) =>
  selectContents(db, { ...OF_COURSE, language: sql.placeholder('language') }).prepare(
    'translated_contents_of_course',
  ),
);

function selectContents(
  db: Executor,
  { which, user, language }: { which: SQL; user: string | Placeholder; language: string | Placeholder },
) {
  return db
    .select({
      unitId: units.id,
      courseId: units.courseId,
      unitPosition: units.position,
      unitTitle: units.title,
      summary: units.summary,
      price: units.price,
      requiresQuizzes: units.requiresQuizzes,
      owned: holdsUnit,
      lessonId: lessons.id,
      position: lessons.position,
      title: sql<string | null>`coalesce(${lessonTexts.title}, ${lessons.title})`,
      titleLanguage: sql<string | null>`coalesce(${lessonTexts.language}, ${lessons.defaultLanguage})`,
      preview: lessons.preview,
      minutes: lessons.minutes,
      weightBytes: lessons.weightBytes,
      video: lessonVideos.lessonId,
      doneAt: lessonProgress.doneAt,
      lastOpenedAt: lessonProgress.lastOpenedAt,
      scroll: lessonProgress.scroll,
    })
    .from(units)
    .leftJoin(lessons, eq(lessons.unitId, units.id))
    .leftJoin(
      lessonTexts,
      and(
        eq(lessonTexts.lessonId, lessons.id),
        eq(lessonTexts.language, language === '' ? language : bestText(language)),
      ),
    )
    .leftJoin(lessonVideos, eq(lessonVideos.lessonId, lessons.id))
    .leftJoin(enrolments, activeEnrolment(user, units.courseId))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, user)))
    .where(which)
    .orderBy(asc(units.courseId), asc(units.position), asc(units.id), asc(lessons.position), asc(lessons.id));
}

function toContents(rows: Awaited<ReturnType<typeof selectContents>>): UnitState[] {
  const contents: UnitState[] = [];
  for (const row of rows) {
    let unit = contents.at(-1);
    if (unit === undefined || unit.id !== row.unitId) {
      unit = {
        id: row.unitId,
        courseId: row.courseId,
        position: row.unitPosition,
        title: row.unitTitle,
        summary: row.summary,
        price: row.price,
        owned: row.owned,
        requiresQuizzes: row.requiresQuizzes,
        lessons: [],
      };
      contents.push(unit);
    }
    if (row.lessonId === null) continue;
    unit.lessons.push({
      _id: row.lessonId,
      position: row.position ?? 0,
      title: row.title ?? '',
      titleLanguage: row.titleLanguage ?? undefined,
      preview: row.preview ?? false,
      minutes: row.minutes ?? 0,
      weightBytes: row.weightBytes ?? 0,
      hasVideo: row.video !== null,
      done: row.doneAt !== null,
      lastOpenedAt: row.lastOpenedAt,
      scroll: row.scroll ?? 0,
    });
  }
  return contents;
}

/** The language of the text of a lesson that comes closest to a tag; null if none is in that language. */
export const bestText = (language: string | Placeholder) => sql`(
  select best.language from ${lessonTexts} best
  where best.lesson_id = ${lessons.id}
    and split_part(lower(best.language), '-', 1) = split_part(lower(${language}), '-', 1)
  order by lower(best.language) <> lower(${language}), best.language limit 1)`;

export const progressOf = (list: readonly { done: boolean }[]): Progress =>
  toProgress(list.filter((lesson) => lesson.done).length, list.length);

/** @param total lessons; of a course, those of the units that the learner holds (spec 17.5) */
export const toProgress = (done: number, total: number): Progress => ({
  done,
  total,
  fraction: total === 0 ? 0 : done / total,
});

/** The lessons of the owned units: progress counts only these (spec 17.5). */
export const ownedLessons = (contents: readonly UnitState[]): LessonState[] =>
  contents.filter((unit) => unit.owned).flatMap((unit) => unit.lessons);

/** The lesson to resume: the one opened last that is not done, else the first not done; null if all are done. */
export function resumeOf(list: readonly LessonState[]): LessonRef | null {
  const left = list.filter((lesson) => !lesson.done);
  const opened = left.filter((lesson) => lesson.lastOpenedAt !== null);
  opened.sort((a, b) => Number(b.lastOpenedAt) - Number(a.lastOpenedAt));
  const next = opened[0] ?? left[0];
  return next === undefined ? null : { _id: next._id, title: next.title };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** @param all whether the viewer may open every lesson, as administrators and the course's instructor may */
export function toUnit(unit: UnitState, all: boolean): Omit<Unit, 'quizzes' | 'complete'> {
  return {
    _id: unit.id,
    title: unit.title,
    summary: unit.summary,
    price: unit.price,
    owned: unit.owned,
    minutes: sum(unit.lessons.map((lesson) => lesson.minutes)),
    weightBytes: sum(unit.lessons.map((lesson) => lesson.weightBytes)),
    progress: progressOf(unit.lessons),
    lessons: unit.lessons.map((lesson) => toLessonSummary(lesson, all || unit.owned)),
  };
}

export function toLessonSummary(lesson: LessonState, open: boolean): LessonSummary {
  const { _id, title, titleLanguage, preview, minutes, weightBytes, hasVideo, done } = lesson;
  return { _id, title, titleLanguage, preview, minutes, weightBytes, hasVideo, open: open || preview, done };
}
