import type { LessonRef, Progress } from '@digiken/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { lessons, units } from '../courses';
import { enrolments, enrolmentUnits } from '../enrolment';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import { lessonProgress } from './tables';

/** What a learner has done in a course, counted over the lessons of the units that they own. */
export interface StudiedCourse {
  progress: Progress;
  /** The lesson to continue with; null if all are done. */
  resume: LessonRef | null;
  /** The owned units that are complete only with their required quizzes. */
  unitsWithQuizzes: string[];
}

const left = sql`${lessons.id} is not null and ${lessonProgress.doneAt} is null`;
/** As `resumeOf` of contents.ts chooses: the lesson opened last, else the first. */
const nextFirst = sql`${lessonProgress.lastOpenedAt} desc nulls last, ${units.position}, ${units.id}, ${lessons.position}, ${lessons.id}`;

const studiedByCourse = statement((db) =>
  db
    .select({
      courseId: enrolments.courseId,
      total: sql<number>`count(${lessons.id})::int`,
      done: sql<number>`count(${lessonProgress.doneAt})::int`,
      next: sql<
        string[] | null
      >`(array_agg(array[${lessons.id}, ${lessons.title}] order by ${nextFirst}) filter (where ${left}))[1:1]`,
      unitsWithQuizzes: sql<string[]>`array_remove(array_agg(distinct
        case when ${units.requiresQuizzes} then ${units.id} end), null)`,
    })
    .from(enrolments)
    .innerJoin(units, eq(units.courseId, enrolments.courseId))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .leftJoin(lessons, eq(lessons.unitId, units.id))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, enrolments.userId)),
    )
    .where(
      and(
        eq(enrolments.userId, sql.placeholder('user')),
        eq(enrolments.state, 'active'),
        sql`${enrolments.courseId} = any(${sql.placeholder('courses')})`,
        or(enrolments.whole, sql`${enrolmentUnits.unitId} is not null`),
      ),
    )
    .groupBy(enrolments.courseId)
    .orderBy(asc(enrolments.courseId))
    .prepare('studied_by_course'),
);

/** What a learner has done in courses with an active enrolment, in one query, by course. Without owned units a course is absent. */
export async function studiedCourses(
  db: Executor,
  userId: string,
  courseIds: readonly string[],
): Promise<Map<string, StudiedCourse>> {
  const rows = await studiedByCourse(db).execute({ user: userId, courses: courseIds });
  return new Map(
    rows.map(({ courseId, total, done, next, unitsWithQuizzes }) => {
      const [[id, title] = []] = (next ?? []) as unknown as string[][];
      return [
        courseId,
        {
          progress: { done, total, fraction: total === 0 ? 0 : done / total },
          resume: id === undefined || title === undefined ? null : { _id: id, title },
          unitsWithQuizzes,
        },
      ];
    }),
  );
}
