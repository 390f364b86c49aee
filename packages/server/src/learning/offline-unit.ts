import type { Lesson } from '@digiken/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  courses,
  lessons,
  lessonTexts,
  managesCourse,
  mustBeVerified,
  rightsColumns,
  seesCourse,
  units,
  type Viewer,
} from '../courses';
import { activeEnrolment, enrolments, enrolmentUnits } from '../enrolment';
import type { Executor } from '../platform/database';
import { forbidden, notFound } from '../platform/http/errors';
import { loadContents } from './contents';
import { loadActivities, loadVideos, toLesson } from './lesson';

type Reader = NonNullable<Viewer>;

/**
 * A unit that the viewer owns or manages. Copies with unpublished changes are never found (spec 14.40).
 * @throws {HttpError} 404 if it does not exist or its course cannot be seen, 403 if it is not owned; the error names
 *   the unit, as that of a lesson does
 */
export async function ownedUnit(db: Executor, viewer: Reader, unitId: string) {
  const [row] = await db
    .select({
      id: units.id,
      title: units.title,
      price: units.price,
      courseId: courses.id,
      courseTitle: courses.title,
      courseDescription: courses.descriptionHtml,
      state: courses.state,
      ...rightsColumns,
      enrolled: sql<boolean>`${enrolments.id} is not null`,
      owned: sql<boolean>`coalesce(${enrolments.whole} or ${enrolmentUnits.unitId} is not null, false)`,
    })
    .from(units)
    .innerJoin(courses, and(eq(courses.id, units.courseId), isNull(courses.stagedForId)))
    .leftJoin(enrolments, activeEnrolment(viewer.id, courses.id))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .where(eq(units.id, unitId));
  if (row === undefined || !seesCourse(viewer, row)) throw notFound('There is no such unit.');
  const manages = managesCourse(viewer, row);
  if (!row.owned && !manages) {
    const { id, title, price, courseId, courseTitle } = row;
    throw forbidden(`Enrol in the unit “${title}” to read it without a connection.`, {
      unit: { _id: id, title, price, course: { _id: courseId, title: courseTitle } },
    });
  }
  mustBeVerified(viewer);
  return { ...row, manages };
}

/** The answer to one request for a lesson. */
export interface LessonAnswer {
  /** BCP 47 tag that was asked for; null: none. */
  asked: string | null;
  /** With addresses of files that are not signed yet. */
  lesson: Lesson;
}

/** The lessons of a unit in every language. */
export interface UnitLessons {
  lessons: { _id: string; title: string; defaultLanguage: string; answers: LessonAnswer[] }[];
  /** Titles of all lessons of the course by id, in each language of the unit. */
  titles: Map<string, Map<string, string>>;
  /** Units and lessons of the course in order, in the default languages. */
  outline: { id: string; title: string; lessons: { id: string; title: string }[] }[];
}

/**
 * Every answer that the pages of a unit's lessons ask for: each lesson without a language, and in each of its languages
 * if there are several. Does not record that anybody opened them.
 * @param unit as {@link ownedUnit} found it
 */
export async function readUnitLessons(
  db: Executor,
  viewer: Reader,
  unit: Awaited<ReturnType<typeof ownedUnit>>,
): Promise<UnitLessons> {
  const load = (language?: string) =>
    loadContents(db, { courseIds: [unit.courseId], userId: viewer.id, language });
  const plain = await load();
  const shown = plain.find(({ id }) => id === unit.id)?.lessons ?? [];
  const ids = shown.map(({ _id }) => _id);
  const found: UnitLessons = {
    lessons: [],
    titles: new Map(),
    outline: plain.map(({ id, title, lessons: list }) => ({
      id,
      title,
      lessons: list.map((lesson) => ({ id: lesson._id, title: lesson.title })),
    })),
  };
  if (ids.length === 0) return found;
  const texts = await db
    .select({ text: lessonTexts, defaultLanguage: lessons.defaultLanguage })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .where(inArray(lessonTexts.lessonId, ids))
    .orderBy(sql`${lessonTexts.language} <> ${lessons.defaultLanguage}`, asc(lessonTexts.language));
  const videos = await loadVideos(db, ids);
  const activities = await loadActivities(db, ids);
  const byLanguage = new Map<string | null, typeof plain>([[null, plain]]);
  for (const language of new Set(texts.map(({ text }) => text.language))) {
    const contents = await load(language);
    byLanguage.set(language, contents);
    const titles = contents.flatMap((content) =>
      content.lessons.map(({ _id, title }) => [_id, title] as const),
    );
    found.titles.set(language, new Map(titles));
  }
  for (const { _id, title } of shown) {
    const own = texts.filter(({ text }) => text.lessonId === _id);
    const languages = own.map(({ text }) => text.language);
    const defaultLanguage = own[0]?.defaultLanguage ?? '';
    const answerTo = (asked: string | null): LessonAnswer[] => {
      const contents = byLanguage.get(asked) ?? [];
      const inUnit = contents.find(({ id }) => id === unit.id);
      const state = inUnit?.lessons.find((lesson) => lesson._id === _id);
      const text = own.find((item) => item.text.language === (asked ?? defaultLanguage))?.text;
      // A lesson without a text answers 404.
      if (inUnit === undefined || state === undefined || text === undefined) return [];
      const course = { id: unit.courseId, title: unit.courseTitle };
      const lesson = toLesson({
        ...{ viewer, course, contents, unit: inUnit, state, manages: unit.manages, text, languages },
        video: videos.get(_id) ?? null,
        activity: activities.get(_id) ?? null,
        scroll: state.scroll,
      });
      return [{ asked, lesson }];
    };
    const asked = languages.length > 1 ? [null, ...languages] : [null];
    found.lessons.push({ _id, title, defaultLanguage, answers: asked.flatMap(answerTo) });
  }
  return found;
}
