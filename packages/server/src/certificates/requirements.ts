import type { Progress } from '@digiken/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { courses, notStaged } from '../courses';
import { activeEnrolment, enrolments } from '../enrolment';
import { studiedCourses } from '../learning';
import type { Executor } from '../platform/database';
import { requiredQuizzes } from '../quizzes';
import type { CertificateResult } from './tables';

/** What a learner has done of what a certificate asks for (spec 12.51). */
export interface Standing {
  courseId: string;
  title: string;
  outcomes: string[];
  /** All lessons of the course. */
  lessons: number;
  lessonsDone: number;
  /** Counts the lessons of the units that the learner owns (spec 17.5). */
  progress: Progress;
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
 * How many lessons the certificate of a course asks for: all of them. Null for a course without lessons, and while the
 * learner does not own the units of all lessons.
 * @param course `lessons`: all lessons of the course
 */
export const certificateAt = ({
  lessons,
  progress: { total },
}: Pick<Standing, 'lessons' | 'progress'>): number | null =>
  lessons > 0 && total === lessons ? lessons : null;

/**
 * The standing of a learner in courses in which they are enrolled, in five queries for any number of courses.
 * @param courseIds those of other courses are left out; undefined: all courses of the learner
 */
export async function standingsOf(
  db: Executor,
  userId: string,
  courseIds?: readonly string[],
): Promise<Standing[]> {
  const enrolled = await db
    .select({ courseId: courses.id, title: courses.title, outcomes: courses.outcomes })
    .from(enrolments)
    .innerJoin(courses, and(activeEnrolment(userId, courses.id), notStaged, ne(courses.state, 'draft')))
    .where(and(eq(enrolments.userId, userId), courseIds ? inArray(courses.id, [...courseIds]) : undefined));
  const studied = await studiedCourses(
    db,
    userId,
    enrolled.map(({ courseId }) => courseId),
  );
  const rows = enrolled.flatMap((course) => {
    const one = studied.get(course.courseId);
    if (one === undefined || one.lessons === 0) return [];
    const { lessons, lessonsDone, progress } = one;
    return [{ ...course, lessons, lessonsDone, progress }];
  });
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
