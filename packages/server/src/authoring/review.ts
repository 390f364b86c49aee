import type { AnswerOf, authoring } from '@digiken/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { courses, stagedId, units } from '../courses';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { conflict } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps, Services } from '../platform/services';
import { readSettings } from '../settings';
import { changeCourse, type OwnCourse, ownCourse } from './access';
import { checklistOf, gapsInWords } from './checklist';
import { loadOverview } from './overview';
import { dropStagedCopy } from './staging/copies';
import { publishStagedCopy } from './staging/publish';
import { readChanges, readRevision, stagedStateOf } from './staging/read';
import { withTexts } from './staging/texts';
import { dropComments } from './reviews/comments';
import { courseReviews } from './tables';
import { WORDING } from './wording';

type Store = Pick<Services, 'db' | 'clock'>;

/** States from which a course, or its changes, can be submitted. */
const SUBMITTABLE = ['draft', 'changes', 'unpublished'] as const;

/** Edits the course as a whole, with its staged copy. */
const WHOLE = { on: 'course', carried: false } as const;

/**
 * Submits a course, or the unpublished changes of a published one, for review. If the site trusts approved
 * instructors, changes are published at once.
 * @throws {HttpError} 409 if the checklist is not complete (the message lists what is missing), if there is nothing
 * to publish, or if it is already under review
 */
export async function submitCourse(
  services: Store,
  caller: Caller,
  id: string,
): Promise<'review' | 'published'> {
  return changeCourse(
    services,
    caller,
    { ...WHOLE, courseId: id, action: 'submitted' },
    async (tx, { publicId }) => {
      const deps = { ...services, db: tx };
      const course = await ownCourse(tx, caller, publicId);
      await refuseUnready(tx, caller, course);
      if (course.stagedCopy === undefined) {
        await submit(deps, caller, { course, what: `the course “${course.title}”` });
        return 'review';
      }
      const { trustInstructors } = await readSettings(tx);
      if (trustInstructors && course.live.state === 'published') {
        await publishStagedCopy(tx, { courseId: publicId, by: caller.id, at: services.clock.now() });
        await dropComments(tx, publicId);
        await record(deps, caller, { courseId: publicId, kind: 'published' });
        return 'published';
      }
      await submit(deps, caller, { course, what: `changes of the course “${course.title}”` });
      return 'review';
    },
  );
}

async function refuseUnready(tx: Executor, caller: Caller, course: OwnCourse): Promise<void> {
  if (course.state === 'review') {
    throw conflict(course.stagedCopy === undefined ? WORDING.inReview : WORDING.changesInReview);
  }
  if (course.state === 'published') throw conflict(WORDING.isPublished);
  if (course.stagedCopy !== undefined && (await readChanges(tx, course)).length === 0) {
    throw conflict(WORDING.noStagedChanges);
  }
  const [row] = await tx.select().from(courses).where(eq(courses.id, course.id));
  const contents = await loadOverview(tx, { which: eq(units.courseId, course.id), userId: caller.id });
  const checklist = row && checklistOf(row, contents);
  if (!checklist?.ready) throw conflict(checklist ? gapsInWords(checklist) : WORDING.noCourse);
}

async function submit(
  deps: Deps<'clock'>,
  caller: Caller,
  { course, what }: { course: OwnCourse; what: string },
) {
  const { db, clock } = deps;
  await db
    .update(courses)
    .set({ state: 'review', submittedAt: clock.now() })
    .where(and(eq(courses.id, course.id), inArray(courses.state, SUBMITTABLE)));
  await record(deps, caller, { courseId: course.publicId, kind: 'submitted' });
  await notifyAdministrators(deps, {
    type: 'Course submitted',
    message: `${caller.user.name} submitted ${what} for review.`,
  });
}

/** @throws {HttpError} 409 if neither the course nor its changes are under review */
export async function withdrawCourse(services: Store, caller: Caller, id: string): Promise<void> {
  await changeCourse(
    services,
    caller,
    { ...WHOLE, courseId: id, action: 'withdrew from review' },
    async (tx, { publicId }) => {
      const taken = await tx
        .update(courses)
        .set({ state: 'draft', submittedAt: null })
        .where(and(inArray(courses.id, [publicId, stagedId(publicId)]), eq(courses.state, 'review')))
        .returning({ id: courses.id });
      if (taken.length === 0) throw conflict(WORDING.notInReview);
      await record({ ...services, db: tx }, caller, { courseId: publicId, kind: 'withdrawn' });
    },
  );
}

/**
 * Discards the unpublished changes of a course, even if they are under review. The published course stays as it is.
 * @throws {HttpError} 409 if there are none
 */
export async function discardChanges(services: Store, caller: Caller, id: string): Promise<void> {
  await changeCourse(
    services,
    caller,
    { ...WHOLE, courseId: id, action: 'discarded the unpublished changes of' },
    async (tx, { publicId, stagedCopy }) => {
      if (stagedCopy === undefined) throw conflict(WORDING.noStagedChanges);
      await dropStagedCopy(tx, publicId);
      await dropComments(tx, publicId);
      await record({ ...services, db: tx }, caller, { courseId: publicId, kind: 'discarded' });
    },
  );
}

async function record(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { courseId, kind }: { courseId: string; kind: 'submitted' | 'withdrawn' | 'discarded' | 'published' },
): Promise<void> {
  await db.insert(courseReviews).values({ courseId, kind, byId: caller.id, createdAt: clock.now() });
}

/** The unpublished changes of a course, for its instructor and the reviewers. */
export async function readStagedChanges(
  db: Executor,
  caller: Caller,
  id: string,
): Promise<AnswerOf<typeof authoring.getStagedChanges>['data']> {
  const course = await ownCourse(db, caller, id);
  const { publicId, stagedCopy } = course;
  return {
    course: { _id: publicId, title: (stagedCopy ?? course).title },
    state: stagedStateOf(course),
    submittedAt: stagedCopy?.submittedAt?.toISOString() ?? null,
    revision: await readRevision(db, publicId),
    previewId: stagedCopy?.id ?? publicId,
    changes: await withTexts(db, await readChanges(db, course)),
  };
}
