import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { courses, lessons, notStaged, units } from '../courses';
import { activeEnrolment, enrolments } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import { requiredQuizzes } from '../quizzes';
import type { CertificateResult } from './tables';

/** What a learner has done of what a certificate asks for (spec 12.51). */
export interface Standing {
  courseId: string;
  title: string;
  outcomes: string[];
  lessons: number;
  lessonsDone: number;
  /** Required quizzes. A quiz in several languages counts once, by its best score. */
  quizzes: number;
  quizzesPassed: number;
  /** Of the required quizzes whose score learners may see. */
  results: CertificateResult[];
}

/** Whether all lessons are done and all required quizzes are passed. A course without lessons is never complete. */
export const isComplete = (standing: Standing): boolean =>
  standing.lessons > 0 &&
  standing.lessonsDone === standing.lessons &&
  standing.quizzesPassed === standing.quizzes;

/**
 * The standing of a learner in courses in which they are enrolled, in four queries for any number of courses.
 * @param courseIds those of other courses are left out; undefined: all courses of the learner
 */
export async function standingsOf(
  db: Executor,
  userId: string,
  courseIds?: readonly string[],
): Promise<Standing[]> {
  const rows = await db
    .select({
      courseId: courses.id,
      title: courses.title,
      outcomes: courses.outcomes,
      lessons: sql<number>`count(${lessons.id})`.mapWith(Number),
      lessonsDone: sql<number>`count(${lessonProgress.doneAt})`.mapWith(Number),
    })
    .from(enrolments)
    .innerJoin(courses, and(activeEnrolment(userId, courses.id), notStaged, ne(courses.state, 'draft')))
    .innerJoin(units, eq(units.courseId, courses.id))
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .leftJoin(
      lessonProgress,
      and(
        eq(lessonProgress.lessonId, lessons.id),
        eq(lessonProgress.userId, userId),
        isNotNull(lessonProgress.doneAt),
      ),
    )
    .where(and(eq(enrolments.userId, userId), courseIds ? inArray(courses.id, [...courseIds]) : undefined))
    .groupBy(courses.id);
  const required = await requiredQuizzes(
    db,
    userId,
    rows.map(({ courseId }) => courseId),
  );
  return rows.map((row) => {
    const results = required.filter(({ courseId }) => courseId === row.courseId);
    return {
      ...row,
      quizzes: results.length,
      quizzesPassed: results.filter(({ passed }) => passed).length,
      results: results.flatMap(({ title, score, shown }) =>
        score === null || !shown ? [] : [{ title, score }],
      ),
    };
  });
}
