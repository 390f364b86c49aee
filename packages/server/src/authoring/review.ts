import type { AnswerOf, authoring } from '@digiken/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { courses, units } from '../courses';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { conflict } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { readSettings } from '../settings';
import { changeCourse, type OwnCourse, ownCourse } from './access';
import { checklistOf, gapsInWords } from './checklist';
import { loadOverview } from './overview';
import { dropStagedCopy } from './staging/copies';
import { stagedId } from './staging/ids';
import { publishStagedCopy } from './staging/publish';
import { readChanges, readRevision, stagedStateOf } from './staging/read';
import { withTexts } from './staging/texts';
import { courseReviews } from './tables';
import { WORDING } from './wording';

type Store = Pick<Services, 'db' | 'clock'>;

/** States from which a course, or its changes, can be submitted. */
const SUBMITTABLE = ['draft', 'changes', 'unpublished'] as const;

/**
 * Asks the administrators to publish a course, or the unpublished changes of a published one. Where they trust
 * approved instructors, changes are published at once.
 * @throws {HttpError} 409 with the gaps in words, when there is nothing to publish, and when it is under review
 */
export async function submitCourse(
  services: Store,
  caller: Caller,
  id: string,
): Promise<'review' | 'published'> {
  return changeCourse(
    services,
    caller,
    id,
    'submitted',
    async (tx, { publicId }) => {
      const course = await ownCourse(tx, caller, publicId);
      await refuseUnready(tx, caller, course);
      if (course.stagedCopy === undefined) {
        await submit(tx, services, caller, course, `the course “${course.title}”`);
        return 'review';
      }
      const { trustInstructors } = await readSettings(tx);
      if (trustInstructors && course.live.state === 'published') {
        await publishStagedCopy(tx, publicId);
        await record(tx, services, caller, publicId, 'published');
        return 'published';
      }
      await submit(tx, services, caller, course, `changes of the course “${course.title}”`);
      return 'review';
    },
    { on: 'course', carried: false },
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
  const contents = await loadOverview(tx, eq(units.courseId, course.id), caller.id);
  const checklist = row && checklistOf(row, contents);
  if (!checklist?.ready) throw conflict(checklist ? gapsInWords(checklist) : WORDING.noCourse);
}

async function submit(tx: Executor, services: Store, caller: Caller, course: OwnCourse, what: string) {
  const { clock } = services;
  await tx
    .update(courses)
    .set({ state: 'review', submittedAt: clock.now() })
    .where(and(eq(courses.id, course.id), inArray(courses.state, SUBMITTABLE)));
  await record(tx, services, caller, course.publicId, 'submitted');
  await notifyAdministrators(
    { db: tx, clock },
    { type: 'Course submitted', message: `${caller.user.name} submitted ${what} for review.` },
  );
}

/** @throws {HttpError} 409 when neither the course nor changes of it are under review (any more) */
export async function withdrawCourse(services: Store, caller: Caller, id: string): Promise<void> {
  await changeCourse(
    services,
    caller,
    id,
    'withdrew from review',
    async (tx, { publicId }) => {
      const taken = await tx
        .update(courses)
        .set({ state: 'draft', submittedAt: null })
        .where(and(inArray(courses.id, [publicId, stagedId(publicId)]), eq(courses.state, 'review')))
        .returning({ id: courses.id });
      if (taken.length === 0) throw conflict(WORDING.notInReview);
      await record(tx, services, caller, publicId, 'withdrawn');
    },
    { on: 'course', carried: false },
  );
}

/**
 * Drops the unpublished changes of a course, also while they are under review: what learners see stays.
 * @throws {HttpError} 409 when there are none
 */
export async function discardChanges(services: Store, caller: Caller, id: string): Promise<void> {
  await changeCourse(
    services,
    caller,
    id,
    'discarded the unpublished changes of',
    async (tx, { publicId, stagedCopy }) => {
      if (stagedCopy === undefined) throw conflict(WORDING.noStagedChanges);
      await dropStagedCopy(tx, publicId);
      await record(tx, services, caller, publicId, 'discarded');
    },
    { on: 'course', carried: false },
  );
}

async function record(
  tx: Executor,
  { clock }: Store,
  caller: Caller,
  courseId: string,
  kind: 'submitted' | 'withdrawn' | 'discarded' | 'published',
): Promise<void> {
  await tx.insert(courseReviews).values({ courseId, kind, byId: caller.id, createdAt: clock.now() });
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
    changes: await withTexts(db, publicId, await readChanges(db, course)),
  };
}
