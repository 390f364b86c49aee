import { eq } from 'drizzle-orm';
import { courseReviews } from '../authoring/tables';
import { courses } from '../courses/tables';
import { notifyAdministrators } from '../notifications/notify';
import type { Executor } from '../platform/database';

/** Puts a course of the demo before the administrators, as if its instructor had submitted it. */
export async function submitDemoCourse(
  tx: Executor,
  submittedAt: Date,
  courseId: string,
  owner: { id: string; name: string },
): Promise<void> {
  const [course] = await tx
    .update(courses)
    .set({ state: 'review', submittedAt })
    .where(eq(courses.id, courseId))
    .returning({ title: courses.title });
  await tx
    .insert(courseReviews)
    .values({ courseId, kind: 'submitted', byId: owner.id, createdAt: submittedAt });
  const news = `${owner.name} submitted the course “${course?.title}” for review.`;
  await notifyAdministrators(tx, { now: () => submittedAt }, 'Course submitted', news);
}
