import type { CourseState } from '@digiken/contract';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { courses, lessons, seesCourse, units } from '../../courses';
import { activeEnrolment, enrolments, enrolmentUnits } from '../../enrolment';
import type { Executor } from '../../platform/database';
import { forbidden, notFound } from '../../platform/http/errors';
import { accommodations, quizOverrides, quizzes } from '../tables';

/** The learner who takes a quiz. */
export interface Learner {
  id: string;
  role: 'user';
  verified: boolean;
}

/** A quiz with its place and what one learner has of it. */
export interface FoundQuiz {
  quiz: typeof quizzes.$inferSelect;
  /** Null for the quiz of a unit. */
  lesson: { id: string; title: string } | null;
  unit: { id: string; title: string; price: number };
  course: { id: string; title: string; state: CourseState; ownerId: string | null };
  enrolled: boolean;
  owned: boolean;
  override: typeof quizOverrides.$inferSelect | null;
  accommodation: typeof accommodations.$inferSelect | null;
  /** Sorts a learner's list: by closing time, then by place in the course. */
  place: string;
}

export const PLACE = sql<string>`concat(
  coalesce(to_char(coalesce(${quizOverrides.closesAt}, ${quizzes.closesAt}) at time zone 'UTC', 'YYYYMMDDHH24MISS'), '9'),
  ' ', ${courses.title}, ' ', ${courses.id}, ' ', lpad(${units.position}::text, 4, '0'),
  ' ', lpad(coalesce(${lessons.position}, 9999)::text, 4, '0'), ' ', case ${quizzes.kind} when 'pre' then 1 else 2 end,
  ' ', lpad(${quizzes.position}::text, 4, '0'))`;

/** Reads quizzes of courses that are not copies with unpublished changes. */
export async function selectQuizzes(
  db: Executor,
  userId: string,
  { where, orderBy = [], limit = 1000 }: { where: SQL | undefined; orderBy?: SQL[]; limit?: number },
): Promise<FoundQuiz[]> {
  return db
    .select({
      quiz: quizzes,
      lesson: { id: lessons.id, title: lessons.title },
      unit: { id: units.id, title: units.title, price: units.price },
      course: { id: courses.id, title: courses.title, state: courses.state, ownerId: courses.ownerId },
      enrolled: sql<boolean>`${enrolments.id} is not null`,
      owned: sql<boolean>`coalesce(${enrolments.whole} or ${enrolmentUnits.unitId} is not null, false)`,
      override: quizOverrides,
      accommodation: accommodations,
      place: PLACE,
    })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, or(eq(units.id, lessons.unitId), eq(units.id, quizzes.unitId)))
    .innerJoin(courses, and(eq(courses.id, units.courseId), isNull(courses.stagedForId)))
    .leftJoin(enrolments, activeEnrolment(userId, courses.id))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .leftJoin(quizOverrides, and(eq(quizOverrides.quizId, quizzes.id), eq(quizOverrides.userId, userId)))
    .leftJoin(accommodations, eq(accommodations.userId, userId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

/**
 * A quiz that the learner may take.
 * @throws {HttpError} 404 if it does not exist or its course cannot be seen, 403 if its unit is not owned
 */
export async function findQuiz(db: Executor, learner: Learner, quizId: string): Promise<FoundQuiz> {
  const [found] = await selectQuizzes(db, learner.id, { where: eq(quizzes.id, quizId) });
  if (found === undefined || !seesCourse(learner, { ...found.course, enrolled: found.enrolled }))
    throw notFound('There is no such quiz.');
  if (!found.owned) {
    const { unit, course } = found;
    throw forbidden(`Enrol in the unit “${unit.title}” to take this quiz.`, {
      unit: {
        _id: unit.id,
        title: unit.title,
        price: unit.price,
        course: { _id: course.id, title: course.title },
      },
    });
  }
  return found;
}
