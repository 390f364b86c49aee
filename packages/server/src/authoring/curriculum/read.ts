import type { Outline } from '@digiken/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { lessons, lessonTexts, publicId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import { ownCourse } from '../access';
import { loadOverview } from '../overview';
import { listCourseQuizzes } from '../quizzes/read';
import { readChanges } from '../staging/read';
import { orderOf, revisionOf } from './order';

/**
 * The outline of a course as its author edits it, including unpublished changes.
 * @throws {HttpError} 404 if the course does not exist or belongs to another instructor
 */
export async function readOutlineForEditor(db: Executor, caller: Caller, id: string): Promise<Outline> {
  const course = await ownCourse(db, caller, id);
  const overview = await loadOverview(db, { which: eq(units.courseId, course.id), userId: caller.id });
  const quizzes = await listCourseQuizzes(db, caller, course.publicId);
  const languages = await languagesOf(db, course.id);
  const changes = new Map(
    (await readChanges(db, course)).map(({ item, change, _id }) => [`${item} ${_id}`, change]),
  );
  const changeOf = (item: 'unit' | 'lesson', _id: string) => {
    const change = changes.get(`${item} ${_id}`);
    return change === 'added' || change === 'changed' ? change : null;
  };
  return {
    course: { _id: course.publicId, title: course.title, state: course.live.state },
    revision: revisionOf(await orderOf(db, course.id)),
    units: overview.map(({ id: unitId, title, summary, price, version, topics }) => {
      const _id = publicId(unitId);
      return {
        _id,
        title,
        summary,
        price,
        version,
        change: changeOf('unit', _id),
        topics: topics.map(({ id: topicId, missingAlt: _count, ...topic }) => ({
          ...topic,
          _id: publicId(topicId),
          languages: languages.get(topicId) ?? [],
          change: changeOf('lesson', publicId(topicId)),
        })),
        quizzes: quizzes.filter(({ unit }) => unit._id === _id),
      };
    }),
  };
}

async function languagesOf(db: Executor, courseId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ lessonId: lessonTexts.lessonId, language: lessonTexts.language })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(sql`${lessonTexts.language} <> ${lessons.defaultLanguage}`, asc(lessonTexts.language));
  const languages = new Map<string, string[]>();
  for (const { lessonId, language } of rows)
    languages.set(lessonId, [...(languages.get(lessonId) ?? []), language]);
  return languages;
}
