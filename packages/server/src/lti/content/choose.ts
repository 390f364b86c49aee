import type { BodyOf, LaunchCourse, lti } from '@digiken/contract';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { lessons, units } from '../../courses';
import { API_PREFIX } from '@digiken/contract/constants';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { asksSomething, quizzes } from '../../quizzes';
import { confirmedFlow, keepChoice, type OwnLaunch } from '../launch/flows';
import { publishedTarget } from '../launch/targets';
import { WORDING } from '../wording';

/** @throws {HttpError} 409 if this browser has no launch that chooses content */
async function choosingFlow(deps: Deps<'clock'>, own: OwnLaunch) {
  const flow = await confirmedFlow(deps, own);
  const choosing = flow?.confirmed.choosing;
  if (!flow || !choosing) throw conflict(WORDING.ended);
  return { flow, choosing };
}

/**
 * The lessons and quizzes of a published course.
 * @throws {HttpError} 409 without a launch that chooses content, 404 for a course that is not published
 */
export async function itemsOfCourse(
  deps: Deps<'clock'>,
  { courseId, ...own }: OwnLaunch & { courseId: string },
): Promise<LaunchCourse> {
  const { db } = deps;
  await choosingFlow(deps, own);
  const course = await publishedTarget(db, { kind: 'course', id: courseId });
  if (!course) throw notFound(WORDING.noContent);
  const ofCourse = await db
    .select({ id: units.id, title: units.title })
    .from(units)
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position));
  const unitIds = ofCourse.map(({ id }) => id);
  const inUnits = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      unitId: lessons.unitId,
      language: lessons.defaultLanguage,
    })
    .from(lessons)
    .where(inArray(lessons.unitId, unitIds))
    .orderBy(asc(lessons.position));
  const lessonIds = inUnits.map(({ id }) => id);
  const taken = await db
    .select({ id: quizzes.id, title: quizzes.title, unitId: quizzes.unitId, lessonId: quizzes.lessonId })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(
      and(
        or(
          inArray(quizzes.unitId, unitIds),
          // A lesson's quiz in the language that the lesson opens in.
          and(inArray(quizzes.lessonId, lessonIds), eq(quizzes.language, lessons.defaultLanguage)),
        ),
        asksSomething(sql`${quizzes.id}`),
      ),
    )
    .orderBy(sql`case ${quizzes.kind} when 'pre' then 1 else 2 end`, asc(quizzes.position));
  const quizItems = (of: (quiz: (typeof taken)[number]) => boolean) =>
    taken.filter(of).map(({ id, title }) => ({ kind: 'quiz' as const, _id: id, title }));
  return {
    _id: courseId,
    title: course.title,
    units: ofCourse.map(({ id: unitId, title }) => ({
      ...{ _id: unitId, title },
      items: [
        ...inUnits
          .filter((lesson) => lesson.unitId === unitId)
          .flatMap((lesson) => [
            { kind: 'lesson' as const, _id: lesson.id, title: lesson.title },
            ...quizItems(({ lessonId }) => lessonId === lesson.id),
          ]),
        ...quizItems((quiz) => quiz.unitId === unitId),
      ],
    })),
  };
}

/**
 * Keeps what an instructor chose until it is handed over to the platform.
 * @returns the page that hands it over; null if the tab of the platform does
 * @throws {HttpError} 409 without a launch that chooses content, 422 for several items where one is taken, or for
 *   content that is not published
 */
export async function chooseContent(
  deps: Deps<'clock'>,
  { items, ...own }: OwnLaunch & Pick<BodyOf<typeof lti.chooseContent>, 'items'>,
): Promise<string | null> {
  const { flow, choosing } = await choosingFlow(deps, own);
  if (items.length > 1 && !choosing.multiple) throw invalid({ items: WORDING.oneOnly });
  for (const item of items)
    if (!(await publishedTarget(deps.db, item))) throw invalid({ items: WORDING.noContent });
  await keepChoice(deps.db, { hash: flow.hash, items });
  return flow.frame === null ? `${API_PREFIX}/lti/finish?launch=${encodeURIComponent(own.launch)}` : null;
}
