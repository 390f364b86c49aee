import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { courses, type CourseRights, lessons, units, type Viewer, writesCourse } from '../courses';
import { activeEnrolment, enrolments } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import { learnerReviews } from './tables';
import { WORDING } from './wording';

const user = sql.placeholder('user');

const reviewerOfCourse = statement((db) => {
  const one = { one: sql`1` };
  const enrolled = db.select(one).from(enrolments).where(activeEnrolment(user, courses.id));
  const removed = db
    .select(one)
    .from(learnerReviews)
    .where(
      and(
        eq(learnerReviews.courseId, courses.id),
        eq(learnerReviews.userId, user),
        isNotNull(learnerReviews.removedAt),
      ),
    );
  const done = db
    .select(one)
    .from(units)
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .innerJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, user)))
    .where(and(eq(units.courseId, courses.id), isNotNull(lessonProgress.doneAt)));
  return db
    .select({
      enrolled: sql<boolean>`exists ${enrolled}`,
      removed: sql<boolean>`exists ${removed}`,
      done: sql<boolean>`exists ${done}`,
    })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('course')))
    .prepare('reviewer_of_course');
});

/** Why the viewer may not review the course; null if they may (spec R.141). */
export async function refusalOf(
  db: Executor,
  viewer: NonNullable<Viewer>,
  course: CourseRights & { id: string },
): Promise<string | null> {
  if (writesCourse(viewer, course)) return WORDING.ownCourse;
  const [found] = await reviewerOfCourse(db).execute({ user: viewer.id, course: course.id });
  if (!found?.enrolled) return WORDING.notEnrolled;
  if (found.removed) return WORDING.removedByAdmin;
  return found.done ? null : WORDING.noProgress;
}
