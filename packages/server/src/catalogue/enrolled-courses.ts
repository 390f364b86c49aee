import type { Enrolled } from '@digiken/contract';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { loadContents, ownedLessons, progressOf, resumeOf } from '../learning';
import { completionOf } from './completion';
import { courses, selectCourses, toCourse } from '../courses';
import { enrolments } from '../enrolment';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';

/**
 * The caller's courses, newest enrolment first (spec 7.11), including courses that were unpublished since.
 * @param input `courseId` limits the list to one course
 */
export async function listEnrolled(
  db: Executor,
  { id: userId }: Pick<Caller, 'id'>,
  { courseId }: { courseId?: string } = {},
): Promise<Enrolled[]> {
  const held = await db
    .select({
      id: enrolments.id,
      courseId: enrolments.courseId,
      createdAt: enrolments.createdAt,
      lastStudiedAt: enrolments.lastStudiedAt,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.state, 'active'),
        ne(courses.state, 'draft'),
        courseId === undefined ? undefined : eq(courses.id, courseId),
      ),
    )
    .orderBy(desc(enrolments.createdAt), asc(enrolments.id));
  const ids = held.map((enrolment) => enrolment.courseId);
  if (ids.length === 0) return [];
  const rows = new Map((await selectCourses(db).where(inArray(courses.id, ids))).map((row) => [row.id, row]));
  const contents = await loadContents(db, { courseIds: ids, userId });
  const completion = await completionOf(db, userId, contents);
  return held.flatMap((enrolment) => {
    const row = rows.get(enrolment.courseId);
    if (row === undefined) return [];
    const lessons = ownedLessons(contents.filter((unit) => unit.courseId === row.id));
    const progress = progressOf(lessons);
    const quizzes = contents.flatMap((unit) =>
      unit.courseId === row.id ? (completion.get(unit.id)?.quizzes ?? []) : [],
    );
    return {
      _id: enrolment.id,
      course: toCourse(row),
      progress: progress.fraction,
      createdAt: enrolment.createdAt.toISOString(),
      lessonsDone: progress.done,
      lessonsTotal: progress.total,
      quizzesToPass: quizzes.reduce((sum, { total, passed }) => sum + total - passed, 0),
      resume: resumeOf(lessons),
      lastStudiedAt: enrolment.lastStudiedAt?.toISOString() ?? null,
    };
  });
}
