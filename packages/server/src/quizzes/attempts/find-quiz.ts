import type { CourseState } from '@digiken/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type CourseRights, courses, lessons, rightsColumns, seesCourse, units } from '../../courses';
import { activeEnrolment, enrolments, enrolmentUnits, holdsUnit } from '../../enrolment';
import type { Executor } from '../../platform/database';
import { forbidden, notFound } from '../../platform/http/errors';
import { accommodations, quizOverrides, quizzes } from '../tables';

/** The learner who takes a quiz. */
export interface Learner {
  id: string;
  role: 'user';
  verified: boolean;
}

export const learnerOf = ({ id, verified }: Pick<Learner, 'id' | 'verified'>): Learner => ({
  id,
  verified,
  role: 'user',
});

/** A quiz with its place and what one learner has of it. */
export interface FoundQuiz {
  quiz: typeof quizzes.$inferSelect;
  /** Null for the quiz of a unit. */
  lesson: { id: string; title: string } | null;
  unit: { id: string; title: string; price: number };
  course: CourseRights & { id: string; title: string; state: CourseState };
  enrolled: boolean;
  owned: boolean;
  override: typeof quizOverrides.$inferSelect | null;
  accommodation: typeof accommodations.$inferSelect | null;
}

/** Reads quizzes of courses that are not copies with unpublished changes. */
export async function selectQuizzes(
  db: Executor,
  userId: string,
  { where, orderBy = [] }: { where: SQL | undefined; orderBy?: SQL[] },
): Promise<FoundQuiz[]> {
  return db
    .select({
      quiz: quizzes,
      lesson: { id: lessons.id, title: lessons.title },
      unit: { id: units.id, title: units.title, price: units.price },
      course: { id: courses.id, title: courses.title, state: courses.state, ...rightsColumns },
      enrolled: sql<boolean>`${enrolments.id} is not null`,
      owned: holdsUnit,
      override: quizOverrides,
      accommodation: accommodations,
    })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, eq(units.id, sql`coalesce(${lessons.unitId}, ${quizzes.unitId})`))
    .innerJoin(courses, and(eq(courses.id, units.courseId), isNull(courses.stagedForId)))
    .leftJoin(enrolments, activeEnrolment(userId, courses.id))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .leftJoin(quizOverrides, and(eq(quizOverrides.quizId, quizzes.id), eq(quizOverrides.userId, userId)))
    .leftJoin(accommodations, eq(accommodations.userId, userId))
    .where(where)
    .orderBy(...orderBy);
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
