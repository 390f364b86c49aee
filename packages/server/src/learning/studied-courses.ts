import type { LessonRef, Progress } from '@digiken/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { lessons, units } from '../courses';
import { enrolments, enrolmentUnits, holdsUnit } from '../enrolment';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import { toProgress } from './contents';
import { lessonProgress } from './tables';

/** What a learner has done in a course. */
export interface StudiedCourse {
  /** Counts the lessons of the units that they own (spec 17.5). */
  progress: Progress;
  /** All lessons of the course, and those of them that are done: what its certificate asks for. */
  lessons: number;
  lessonsDone: number;
  /** The lesson to continue with; null if all are done. */
  resume: LessonRef | null;
  /** The owned units that are complete only with their required quizzes. */
  unitsWithQuizzes: string[];
}

const left = sql`${holdsUnit} and ${lessons.id} is not null and ${lessonProgress.doneAt} is null`;
/** As `resumeOf` of contents.ts chooses: the lesson opened last, else the first. */
const nextFirst = sql`${lessonProgress.lastOpenedAt} desc nulls last, ${units.position}, ${units.id}, ${lessons.position}, ${lessons.id}`;

const studiedByCourse = statement((db) =>
  db
    .select({
      courseId: enrolments.courseId,
      total: sql<number>`(count(${lessons.id}) filter (where ${holdsUnit}))::int`,
      done: sql<number>`(count(${lessonProgress.doneAt}) filter (where ${holdsUnit}))::int`,
      lessons: sql<number>`count(${lessons.id})::int`,
      lessonsDone: sql<number>`count(${lessonProgress.doneAt})::int`,
      next: sql<
        string[] | null
      >`(array_agg(array[${lessons.id}, ${lessons.title}] order by ${nextFirst}) filter (where ${left}))[1:1]`,
      unitsWithQuizzes: sql<string[]>`array_remove(array_agg(distinct
        case when ${holdsUnit} and ${units.requiresQuizzes} then ${units.id} end), null)`,
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
      ),
    )
    .groupBy(enrolments.courseId)
    .orderBy(asc(enrolments.courseId))
    .prepare('studied_by_course'),
);

/** What a learner has done in courses with an active enrolment, in one query, by course. Without units a course is absent. */
export async function studiedCourses(
  db: Executor,
  userId: string,
  courseIds: readonly string[],
): Promise<Map<string, StudiedCourse>> {
  const rows = await studiedByCourse(db).execute({ user: userId, courses: courseIds });
  return new Map(
    rows.map(({ courseId, total, done, next, ...counted }) => {
      const [[id, title] = []] = (next ?? []) as unknown as string[][];
      return [
        courseId,
        {
          ...counted,
          progress: toProgress(done, total),
          resume: id === undefined || title === undefined ? null : { _id: id, title },
        },
      ];
    }),
  );
}
