import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { courses, lessons, notStaged, units } from '../courses';
import { activeEnrolment, enrolments } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import { asksSomething, countedShare, quizAttempts, quizzes } from '../quizzes';
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
  const byCourse = await quizResults(
    db,
    userId,
    rows.map(({ courseId }) => courseId),
  );
  return rows.map((row) => {
    const results = byCourse.get(row.courseId) ?? [];
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

interface QuizResult extends Pick<CertificateResult, 'title'> {
  /** Share of the points that counts; null: no marked attempt. */
  score: number | null;
  passed: boolean;
  shown: boolean;
}

async function quizResults(
  db: Executor,
  userId: string,
  courseIds: readonly string[],
): Promise<Map<string, QuizResult[]>> {
  const found = new Map<string, QuizResult[]>();
  if (courseIds.length === 0) return found;
  const isRequired = and(
    inArray(units.courseId, [...courseIds]),
    sql`${quizzes.settings} @> '{"required": true, "practice": false}'`,
    // Without questions it cannot be taken.
    asksSomething(sql`${quizzes.id}`),
  );
  // Two queries: the quizzes of one course are found by an index only from their lessons or from their units.
  const ofLessons = await db
    .select({ quiz: quizzes, courseId: units.courseId })
    .from(units)
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(isRequired)
    .orderBy(units.position, lessons.position);
  const ofUnits = await db
    .select({ quiz: quizzes, courseId: units.courseId })
    .from(units)
    .innerJoin(quizzes, eq(quizzes.unitId, units.id))
    .where(isRequired)
    .orderBy(units.position, quizzes.position);
  const required = [...ofLessons, ...ofUnits];
  if (required.length === 0) return found;
  const attempts = await db
    .select({ quizId: quizAttempts.quizId, score: quizAttempts.score, points: quizAttempts.points })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.userId, userId),
        eq(quizAttempts.state, 'complete'),
        inArray(
          quizAttempts.quizId,
          required.map(({ quiz }) => quiz.id),
        ),
      ),
    )
    .orderBy(quizAttempts.number);
  const places = new Map<string, QuizResult>();
  for (const { quiz, courseId } of required) {
    const place = quiz.lessonId === null ? quiz.id : `${quiz.lessonId} ${quiz.kind}`;
    const score = countedShare(
      quiz.settings.grading,
      attempts.filter(({ quizId }) => quizId === quiz.id),
    );
    const passed = score !== null && score >= (quiz.settings.passShare ?? 0);
    const shown = quiz.settings.review !== 'never';
    const result: QuizResult = { title: quiz.title, score, passed, shown };
    const known = places.get(place);
    if (known === undefined) {
      places.set(place, result);
      found.set(courseId, [...(found.get(courseId) ?? []), result]);
    } else if (!known.passed && (passed || (score ?? -1) > (known.score ?? -1))) Object.assign(known, result);
  }
  return found;
}
