import { eq, sql } from 'drizzle-orm';
import { courses, lessons, managesCourse, rightsColumns, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { nameColumn, users } from '../../users';
import { quizAttempts, quizzes } from '../tables';

const place = eq(units.id, sql`coalesce(${lessons.unitId}, ${quizzes.unitId})`);
const courseColumns = { id: courses.id, title: courses.title, ...rightsColumns };

/**
 * A quiz of a published or draft course that the caller teaches or administers.
 * @throws {HttpError} 404 otherwise
 */
export async function findTaughtQuiz(db: Executor, caller: Caller, quizId: string) {
  const [row] = await db
    .select({ quiz: quizzes, course: courseColumns })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, place)
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(eq(quizzes.id, quizId));
  if (row === undefined || !managesCourse(caller, row.course)) throw notFound('There is no such quiz.');
  return row;
}

/**
 * An ended attempt at a quiz that the caller teaches or administers.
 * @throws {HttpError} 404 otherwise
 */
export async function findTaughtAttempt(db: Executor, caller: Caller, attemptId: string) {
  const [row] = await db
    .select({
      attempt: quizAttempts,
      quiz: quizzes,
      course: courseColumns,
      learner: { id: users.id, name: nameColumn(users) },
    })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, place)
    .innerJoin(courses, eq(courses.id, units.courseId))
    .innerJoin(users, eq(users.id, quizAttempts.userId))
    .where(eq(quizAttempts.id, attemptId));
  if (row === undefined || row.attempt.state === 'open' || !managesCourse(caller, row.course))
    throw notFound('There is no such attempt.');
  return row;
}
