import type { Enrolled } from '@digiken/contract';
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { categories, courses, listingColumns, toCourse } from '../courses';
import { enrolments } from '../enrolment';
import { type StudiedCourse, studiedCourses } from '../learning';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import type { Caller } from '../platform/http/route';
import { requiredQuizzes } from '../quizzes';
import { users } from '../users';

/** Empty for all courses. */
const only = sql.placeholder('course');

const enrolledCourses = statement((db) =>
  db
    .select({
      enrolment: {
        id: enrolments.id,
        createdAt: enrolments.createdAt,
        lastStudiedAt: enrolments.lastStudiedAt,
      },
      course: listingColumns,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(users, eq(users.id, courses.ownerId))
    .where(
      and(
        eq(enrolments.userId, sql.placeholder('user')),
        eq(enrolments.state, 'active'),
        ne(courses.state, 'draft'),
        or(sql`${only} = ''`, eq(enrolments.courseId, only)),
      ),
    )
    .orderBy(desc(enrolments.createdAt), asc(enrolments.id))
    .prepare('enrolled_courses'),
);

const NOTHING: StudiedCourse = {
  progress: { done: 0, total: 0, fraction: 0 },
  resume: null,
  unitsWithQuizzes: [],
};

/**
 * The caller's courses, newest enrolment first (spec 7.11), including courses that were unpublished since.
 * @param input `courseId` limits the list to one course
 */
export async function listEnrolled(
  db: Executor,
  { id: userId }: Pick<Caller, 'id'>,
  { courseId = '' }: { courseId?: string } = {},
): Promise<Enrolled[]> {
  const held = await enrolledCourses(db).execute({ user: userId, course: courseId });
  if (held.length === 0) return [];
  const studied = await studiedCourses(db, userId);
  const asking = held.filter(({ course }) => studied.get(course.id)?.unitsWithQuizzes.length);
  const required = await requiredQuizzes(
    db,
    userId,
    asking.map(({ course }) => course.id),
  );
  return held.map(({ enrolment, course }) => {
    const { progress, resume, unitsWithQuizzes } = studied.get(course.id) ?? NOTHING;
    return {
      _id: enrolment.id,
      course: toCourse(course),
      progress: progress.fraction,
      createdAt: enrolment.createdAt.toISOString(),
      lessonsDone: progress.done,
      lessonsTotal: progress.total,
      quizzesToPass: required.filter(({ unitId, passed }) => !passed && unitsWithQuizzes.includes(unitId))
        .length,
      resume,
      lastStudiedAt: enrolment.lastStudiedAt?.toISOString() ?? null,
    };
  });
}
