import { and, eq, inArray, sql } from 'drizzle-orm';
import { lessons, units } from '../courses';
import type { Executor } from '../platform/database';
import { countedShare } from './attempts/rules';
import { asksSomething } from './draws/sizes';
import { quizAttempts, quizzes } from './tables';

/** A required quiz of a course, with what one learner has of it. */
export interface RequiredQuiz {
  courseId: string;
  unitId: string;
  title: string;
  /** Share of the points that counts; null: no marked attempt. */
  score: number | null;
  passed: boolean;
  /** Learners may see its score. */
  shown: boolean;
}

/**
 * The required quizzes of courses in their order, lessons first: what completes units and courses (spec 12.51,
 * 12.148). A quiz in several languages counts once, by its best score. A quiz without questions cannot be taken.
 */
export async function requiredQuizzes(
  db: Executor,
  userId: string,
  courseIds: readonly string[],
): Promise<RequiredQuiz[]> {
  if (courseIds.length === 0) return [];
  const isRequired = and(
    inArray(units.courseId, [...courseIds]),
    sql`${quizzes.settings} @> '{"required": true, "practice": false}'`,
    asksSomething(sql`${quizzes.id}`),
  );
  const columns = { quiz: quizzes, courseId: units.courseId, unitId: units.id };
  // Two queries: the quizzes of one course are found by an index only from their lessons or from their units.
  const ofLessons = await db
    .select(columns)
    .from(units)
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(isRequired)
    .orderBy(units.position, lessons.position);
  const ofUnits = await db
    .select(columns)
    .from(units)
    .innerJoin(quizzes, eq(quizzes.unitId, units.id))
    .where(isRequired)
    .orderBy(units.position, quizzes.position);
  const required = [...ofLessons, ...ofUnits];
  if (required.length === 0) return [];
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
  const places = new Map<string, RequiredQuiz>();
  for (const { quiz, courseId, unitId } of required) {
    const place = quiz.lessonId === null ? quiz.id : `${quiz.lessonId} ${quiz.kind}`;
    const score = countedShare(
      quiz.settings.grading,
      attempts.filter(({ quizId }) => quizId === quiz.id),
    );
    const passed = score !== null && score >= (quiz.settings.passShare ?? 0);
    const shown = quiz.settings.review !== 'never';
    const result: RequiredQuiz = { courseId, unitId, title: quiz.title, score, passed, shown };
    const known = places.get(place);
    if (known === undefined) places.set(place, result);
    else if (!known.passed && (passed || (score ?? -1) > (known.score ?? -1))) Object.assign(known, result);
  }
  return [...places.values()];
}
