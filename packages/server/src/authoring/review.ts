import { and, eq, inArray } from 'drizzle-orm';
import { courses, units } from '../courses';
import { notifyAdministrators } from '../notifications';
import { conflict } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { changeCourse } from './access';
import { checklistOf, gapsInWords } from './checklist';
import { loadOverview } from './overview';
import { courseReviews } from './tables';
import { WORDING } from './wording';

type Store = Pick<Services, 'db' | 'clock'>;

/** From here a course can be asked to be published. */
const SUBMITTABLE = ['draft', 'changes', 'unpublished'] as const;

/**
 * Asks the administrators to publish.
 * @throws {HttpError} 409 with the gaps in words, and when the course is under review or published already
 */
export async function submitCourse(services: Store, caller: Caller, id: string): Promise<void> {
  const { clock } = services;
  await changeCourse(services, caller, id, 'submitted', async (tx, { title, state }) => {
    if (state === 'review') throw conflict(WORDING.inReview);
    if (state === 'published') throw conflict(WORDING.isPublished);
    const [course] = await tx.select().from(courses).where(eq(courses.id, id));
    const contents = await loadOverview(tx, eq(units.courseId, id), caller.id);
    const checklist = course && checklistOf(course, contents);
    if (!checklist?.ready) throw conflict(checklist ? gapsInWords(checklist) : WORDING.noCourse);
    const createdAt = clock.now();
    await tx
      .update(courses)
      .set({ state: 'review', submittedAt: createdAt })
      .where(and(eq(courses.id, id), inArray(courses.state, SUBMITTABLE)));
    await tx.insert(courseReviews).values({ courseId: id, kind: 'submitted', byId: caller.id, createdAt });
    await notifyAdministrators(
      { db: tx, clock },
      {
        type: 'Course submitted',
        message: `${caller.user.name} submitted the course “${title}” for review.`,
      },
    );
  });
}

/** @throws {HttpError} 409 when the course is not under review (any more) */
export async function withdrawCourse(services: Store, caller: Caller, id: string): Promise<void> {
  await changeCourse(services, caller, id, 'withdrew from review', async (tx) => {
    const taken = await tx
      .update(courses)
      .set({ state: 'draft', submittedAt: null })
      .where(and(eq(courses.id, id), eq(courses.state, 'review')))
      .returning({ id: courses.id });
    if (taken.length === 0) throw conflict(WORDING.notInReview);
    await tx
      .insert(courseReviews)
      .values({ courseId: id, kind: 'withdrawn', byId: caller.id, createdAt: services.clock.now() });
  });
}
