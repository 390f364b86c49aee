import { eq, inArray, sql } from 'drizzle-orm';
import { lessons, publicId, stagedId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { HttpError, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { quizzes, slotRows } from '../../quizzes';
import { type OwnCourse, ownCourse } from '../access';
import { WORDING } from '../wording';

/** The unit of a quiz: its lesson's or its own. */
export const unitOfQuiz = eq(units.id, sql`coalesce(${lessons.unitId}, ${quizzes.unitId})`);

/**
 * The rows of a quiz in the published course and in its staged copy. A quiz that was imported into the copy has an
 * ordinary id there, so the course decides which of them is meant.
 */
const rowsOf = (db: Executor, quizId: string) =>
  db
    .select({
      quiz: quizzes,
      lesson: { id: lessons.id, title: lessons.title },
      unit: { id: units.id, title: units.title, courseId: units.courseId },
    })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, unitOfQuiz)
    .where(inArray(quizzes.id, [publicId(quizId), stagedId(quizId)]));

/**
 * The quiz among the rows of a course, published or staged.
 * @throws {HttpError} 404 if it was removed there
 */
export async function quizIn(db: Executor, course: Pick<OwnCourse, 'id'>, quizId: string) {
  const row = (await rowsOf(db, quizId)).find(({ unit }) => unit.courseId === course.id);
  if (row === undefined) throw notFound(WORDING.noQuiz);
  return row;
}

/**
 * A quiz as the caller edits it.
 * @throws {HttpError} 404 if there is no such quiz, or it belongs to another instructor's course
 */
export async function ownQuiz(db: Executor, caller: Caller, quizId: string) {
  const rows = await rowsOf(db, quizId);
  const courseId = rows[0]?.unit.courseId;
  if (courseId === undefined) throw notFound(WORDING.noQuiz);
  const course = await ownCourse(db, caller, courseId).catch((error: unknown) => {
    throw error instanceof HttpError ? notFound(WORDING.noQuiz) : error;
  });
  const row = rows.find(({ unit }) => unit.courseId === course.id);
  if (row === undefined) throw notFound(WORDING.noQuiz);
  return { course, ...row };
}

/** A question or a draw of a quiz. @throws {HttpError} 404 if the quiz does not have it any more */
export async function slotIn(db: Executor, quizRowId: string, slotId: string) {
  const ids = [publicId(slotId), stagedId(slotId)];
  const slot = (await slotRows(db, quizRowId)).find(({ id }) => ids.includes(id));
  if (slot === undefined) throw notFound(WORDING.noQuestion);
  return slot;
}

/** @throws {HttpError} 404 if the quiz does not ask this question by name any more */
export async function questionIn(db: Executor, quizRowId: string, slotId: string) {
  const { id, questionId, version, points } = await slotIn(db, quizRowId, slotId);
  if (questionId === null || version === null) throw notFound(WORDING.noQuestion);
  return { id, questionId, version, points };
}

/** @throws {HttpError} 404 if the quiz does not draw this any more */
export async function drawIn(db: Executor, quizRowId: string, slotId: string) {
  const { id, count } = await slotIn(db, quizRowId, slotId);
  if (count === null) throw notFound(WORDING.noDraw);
  return { id, count };
}
