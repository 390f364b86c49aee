import { fullName } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import { courseReviews } from '../authoring';
import { courses } from '../courses';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { users } from '../users';

/** Puts a demo course into the review queue, as if its instructor had submitted it. */
export async function submitDemoCourse(
  tx: Executor,
  { courseId, ownerId, submittedAt }: { courseId: string; ownerId: string; submittedAt: Date },
): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  const [course] = await tx
    .update(courses)
    .set({ state: 'review', submittedAt })
    .where(eq(courses.id, courseId))
    .returning({ title: courses.title });
  await tx
    .insert(courseReviews)
    .values({ courseId, kind: 'submitted', byId: ownerId, createdAt: submittedAt });
  const news = `${owner && fullName(owner)} submitted the course “${course?.title}” for review.`;
  await notifyAdministrators(
    { db: tx, clock: { now: () => submittedAt } },
    { type: 'Course submitted', message: news },
  );
}
