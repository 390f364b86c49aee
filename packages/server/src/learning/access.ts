import { and, eq, sql } from 'drizzle-orm';
import {
  courses,
  lessons,
  managesCourse,
  mustBeVerified,
  rightsColumns,
  seesCourse,
  units,
  type Viewer,
} from '../courses';
import { activeEnrolment, enrolments, enrolmentUnits, holdsUnit } from '../enrolment';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import { forbidden, notFound, unauthenticated } from '../platform/http/errors';
import { chosenText, type ChosenText, toChosenText } from './lesson-text';

const columns = {
  lessonId: lessons.id,
  preview: lessons.preview,
  lessonTitle: lessons.title,
  unitId: units.id,
  unitTitle: units.title,
  unitPrice: units.price,
  courseId: courses.id,
  courseTitle: courses.title,
  state: courses.state,
  ...rightsColumns,
  enrolledAt: enrolments.createdAt,
  enrolled: sql<boolean>`${enrolments.id} is not null`,
  owned: holdsUnit,
};

const lessonById = statement((db) =>
  db
    .select(columns)
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .leftJoin(enrolments, activeEnrolment(sql.placeholder('user'), courses.id))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .where(eq(lessons.id, sql.placeholder('lesson')))
    .prepare('lesson_by_id'),
);

const lessonToRead = statement((db) => {
  const chosen = chosenText(db);
  return db
    .select({ ...columns, chosen: chosen._.selectedFields })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .leftJoin(enrolments, activeEnrolment(sql.placeholder('user'), courses.id))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .leftJoinLateral(chosen, sql`true`)
    .where(eq(lessons.id, sql.placeholder('lesson')))
    .prepare('lesson_to_read');
});

/**
 * The row of a lesson, if the viewer may see its course.
 * @throws {HttpError} 404 if it does not exist
 */
function seen<Row extends Parameters<typeof seesCourse>[1]>(viewer: Viewer, row: Row | undefined): Row {
  if (row === undefined || !seesCourse(viewer, row)) throw notFound('There is no such lesson.');
  return row;
}

type LessonRow = Awaited<ReturnType<ReturnType<typeof lessonById>['execute']>>[number];

/**
 * The errors name the unit that opens the lesson (spec 11.51).
 * @throws {HttpError} 401 for visitors unless the lesson is a preview, 403 if its unit is not owned
 */
function checkAccess(viewer: Viewer, lesson: LessonRow): void {
  if (lesson.preview) return;
  if (!lesson.owned && !managesCourse(viewer, lesson)) {
    const { unitId, unitTitle, unitPrice: price, courseId, courseTitle } = lesson;
    const course = { _id: courseId, title: courseTitle };
    const details = { unit: { _id: unitId, title: unitTitle, price, course } };
    if (viewer === null) throw unauthenticated('Sign in to read this lesson.', details);
    throw forbidden(`Enrol in the unit “${unitTitle}” to read this lesson.`, details);
  }
  if (viewer !== null) mustBeVerified(viewer);
}

/**
 * A lesson that the viewer may read, without its text.
 * @throws {HttpError} 404 if it does not exist, 401 for visitors unless it is a preview, 403 if its unit is not owned
 */
export async function readableLesson(db: Executor, viewer: Viewer, lessonId: string) {
  const [found] = await lessonById(db).execute({ lesson: lessonId, user: viewer?.id ?? '' });
  const row = seen(viewer, found);
  checkAccess(viewer, row);
  return row;
}

/**
 * The same with its text, in one query.
 * @param input `wanted`: a BCP 47 tag
 * @throws {HttpError} as {@link readableLesson}, and 404 if it has no text
 */
export async function lessonWithText(
  db: Executor,
  viewer: Viewer,
  { lessonId, wanted = '' }: { lessonId: string; wanted: string | undefined },
): Promise<LessonRow & ChosenText> {
  const [found] = await lessonToRead(db).execute({ lesson: lessonId, user: viewer?.id ?? '', wanted });
  const { chosen, ...row } = seen(viewer, found);
  checkAccess(viewer, row);
  const text = toChosenText(chosen);
  if (text === undefined) throw notFound('There is no such lesson.');
  return { ...row, ...text };
}
