import type { ActivityResultRow, activities as calls, AnswerOf } from '@digiken/contract';
import { and, avg, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  courses,
  lessonActivities,
  lessons,
  managesCourse,
  publicId,
  rightsColumns,
  units,
} from '../courses';
import { enrolments } from '../enrolment';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { holdsPrefix } from '../platform/database/prefix-search';
import { csvNameOf, csvOf } from '../platform/documents/csv';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { nameColumn, users } from '../users';
import { activityStates } from './tables';
import { WORDING } from './wording';

/** Rows of one file. */
const MOST_ROWS = 50_000;
const HEADER = ['learner', 'status', 'percent', 'attempts', 'seconds', 'last visit', 'completed'];

const { userId, lessonId, attempt, status, score, openedAt, completedAt } = activityStates;
const seconds = sql<number>`${activityStates.earlierSeconds} + ${activityStates.attemptSeconds} + ${activityStates.sessionSeconds}`;
const columns = {
  userId,
  attempt,
  status,
  score,
  seconds,
  openedAt,
  completedAt,
  enrolled: sql<boolean>`exists (select 1 from ${enrolments} where ${enrolments.userId} = ${userId}
    and ${enrolments.courseId} = (select ${units.courseId} from ${lessons} join ${units} on ${units.id} = ${lessons.unitId} where ${lessons.id} = ${lessonId})
    and ${enrolments.state} = 'active')`,
  name: nameColumn(users),
};
type Row = Pick<
  typeof activityStates.$inferSelect,
  'userId' | 'attempt' | 'status' | 'score' | 'openedAt' | 'completedAt'
> & { name: string; seconds: number; enrolled: boolean };

const toResult = (row: Row): ActivityResultRow => ({
  learner: { _id: row.userId, name: row.name },
  enrolled: row.enrolled,
  status: row.status,
  score: row.score,
  attempts: row.attempt,
  totalSeconds: row.seconds,
  visitedAt: row.openedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});

/**
 * The activity of a lesson in a course that the caller teaches or administers. Learners have the published lesson, so the
 * id of its staged copy leads there.
 * @throws {HttpError} 404 otherwise
 */
async function findTaughtActivity(db: Executor, caller: Caller, topicId: string) {
  const [row] = await db
    .select({
      title: lessonActivities.title,
      lesson: { id: lessons.id, title: lessons.title },
      unit: { id: units.id, title: units.title },
      course: { id: courses.id, title: courses.title, ...rightsColumns },
    })
    .from(lessonActivities)
    .innerJoin(lessons, eq(lessons.id, lessonActivities.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(eq(lessonActivities.lessonId, publicId(topicId)));
  if (row === undefined || !managesCourse(caller, row.course)) throw notFound(WORDING.noActivity);
  return row;
}

const statesOf = (db: Executor, where: SQL | undefined) =>
  db.select(columns).from(activityStates).innerJoin(users, eq(users.id, userId)).where(where);

/**
 * What learners have reached in an activity, the latest visit first, with its totals (spec 14.320). The run-time data is
 * not in it: it can hold what a learner has typed.
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function listActivityResults(
  db: Executor,
  caller: Caller,
  { topicId, search, cursor }: { topicId: string; search?: string | undefined; cursor?: string | undefined },
): Promise<AnswerOf<typeof calls.listActivityResults>> {
  const { title, lesson, unit, course } = await findTaughtActivity(db, caller, topicId);
  const named = search === undefined || search === '' ? undefined : holdsPrefix(sql`${users.search}`, search);
  const page = await keyPage(
    cursor,
    { key: openedAt, id: userId, keyOf: (row: Row) => ({ key: row.openedAt, id: row.userId }) },
    ({ where, orderBy, limit }) =>
      statesOf(db, and(eq(lessonId, lesson.id), named, where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const [totals] = await db
    .select({
      learners: count(),
      completed: sql<number>`count(*) filter (where ${status} in ('completed', 'passed'))::int`,
      averageScore: avg(score).mapWith(Number),
      averageSeconds: sql<number | null>`round(avg(${seconds}))::int`,
    })
    .from(activityStates)
    .where(eq(lessonId, lesson.id));
  return {
    data: page.rows.map(toResult),
    next: page.next,
    previous: page.previous,
    activity: {
      title,
      lesson: { _id: lesson.id, title: lesson.title },
      unit: { _id: unit.id, title: unit.title },
      course: { _id: course.id, title: course.title },
      learners: totals?.learners ?? 0,
      completed: totals?.completed ?? 0,
      averageScore: totals?.averageScore ?? null,
      averageSeconds: totals?.averageSeconds ?? null,
    },
  };
}

/**
 * The same of all learners, for a spreadsheet; times in UTC.
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function activityResultsCsv(db: Executor, caller: Caller, topicId: string) {
  const { title, lesson } = await findTaughtActivity(db, caller, topicId);
  const rows = await statesOf(db, eq(lessonId, lesson.id))
    .orderBy(desc(openedAt), desc(userId))
    .limit(MOST_ROWS);
  return {
    name: csvNameOf(title),
    csv: csvOf([
      HEADER,
      ...rows
        .map(toResult)
        .map((row) => [
          row.learner.name,
          row.status,
          row.score ?? '',
          row.attempts,
          row.totalSeconds,
          row.visitedAt,
          row.completedAt ?? '',
        ]),
    ]),
  };
}
