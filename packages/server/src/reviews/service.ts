import { LIMITS, type Review } from '@digiken/contract';
import { and, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import { countRating, type CourseRights, mustBeVerified, type Viewer } from '../courses';
import { findCourse } from '../enrolment';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { fixedLimit, statement } from '../platform/database/statements';
import { conflict, forbidden, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { written, writtenIn } from '../platform/language';
import type { Deps } from '../platform/services';
import { fullNamesColumn, nameColumns, namesFor } from '../settings';
import { users } from '../users';
import { refusalOf } from './refusal';
import { learnerReviews } from './tables';
import { WORDING } from './wording';

const select = (db: Executor) =>
  db
    .select({
      id: learnerReviews.id,
      author: nameColumns,
      fullNames: fullNamesColumn,
      stars: learnerReviews.stars,
      text: learnerReviews.text,
      textLanguage: learnerReviews.textLanguage,
      createdAt: learnerReviews.createdAt,
      editedAt: learnerReviews.editedAt,
    })
    .from(learnerReviews)
    .innerJoin(users, eq(users.id, learnerReviews.userId));

type Row = Awaited<ReturnType<typeof select>>[number];

const toReview = (row: Row, viewer: Viewer): Review => ({
  _id: row.id,
  author: namesFor(viewer, row.fullNames)(row.author),
  stars: row.stars,
  text: row.text,
  textLanguage: writtenIn(row.text, row.textLanguage),
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  own: row.author.id === viewer?.id,
});

const visible = isNull(learnerReviews.removedAt);

/**
 * One page of a course's reviews, newest first.
 * @param input `size` of the page
 */
export async function pageReviews(
  db: Executor,
  viewer: Viewer,
  {
    courseId,
    cursor,
    size = LIMITS.pageSize,
  }: { courseId: string; cursor?: string | undefined; size?: number },
) {
  const { rows, ...ends } = await keyPage(
    cursor,
    byCreation(learnerReviews),
    ({ where, orderBy, limit }) =>
      select(db)
        .where(and(eq(learnerReviews.courseId, courseId), visible, where))
        .orderBy(...orderBy)
        .limit(limit),
    size,
  );
  return { data: rows.map((row) => toReview(row, viewer)), ...ends };
}

/** The viewer's review, and whether they may write one. */
export async function ownReview(
  db: Executor,
  viewer: Viewer,
  course: CourseRights & { id: string },
): Promise<{ ownReview: Review | null; mayReview: boolean }> {
  if (viewer === null || !viewer.verified) return { ownReview: null, mayReview: false };
  const [row] = await reviewOfUser(db).execute({ user: viewer.id, course: course.id });
  const refusal = await refusalOf(db, viewer, course);
  return { ownReview: row ? toReview(row, viewer) : null, mayReview: refusal === null };
}

const ofCourse = (userId: string | Placeholder, courseId: string | Placeholder) =>
  and(eq(learnerReviews.courseId, courseId), eq(learnerReviews.userId, userId));

const reviewOfUser = statement((db) =>
  select(db)
    .where(and(ofCourse(sql.placeholder('user'), sql.placeholder('course')), visible))
    .prepare('review_of_user'),
);

const newestReviews = statement((db) =>
  select(db)
    .where(and(eq(learnerReviews.courseId, sql.placeholder('course')), visible))
    .orderBy(desc(learnerReviews.createdAt), desc(learnerReviews.id))
    // One more than the page shows, which tells whether there is a next page.
    .limit(fixedLimit(LIMITS.ratingsShown + 1))
    .prepare('newest_reviews'),
);

/**
 * Publishes the caller's review, or changes it (spec R.141).
 * @throws {HttpError} 404 for a course that the caller may not see; 403 unless they are enrolled and have finished a
 *   lesson, and after an administrator removed their review
 */
export async function saveReview(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { courseId, stars, text }: { courseId: string; stars: number; text: string },
): Promise<{ message: string; data: Review }> {
  mustBeVerified(caller);
  return db.transaction(async (tx) => {
    const course = await findCourse(tx, caller, courseId);
    const refusal = await refusalOf(tx, caller, course);
    if (refusal !== null) throw forbidden(refusal);
    const now = clock.now();
    const [added] = await tx
      .insert(learnerReviews)
      .values({ courseId, userId: caller.id, stars, ...written({ text }), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: learnerReviews.id });
    if (added === undefined) {
      const [before] = await tx
        .select({ stars: learnerReviews.stars, removedAt: learnerReviews.removedAt })
        .from(learnerReviews)
        .where(ofCourse(caller.id, courseId))
        .for('update');
      if (before === undefined) throw conflict('Your review was removed meanwhile. Try again.');
      if (before.removedAt !== null) throw forbidden(WORDING.removedByAdmin);
      await tx
        .update(learnerReviews)
        .set({ stars, ...written({ text }), editedAt: now })
        .where(ofCourse(caller.id, courseId));
      await countRating(tx, { courseId, stars: stars - before.stars, ratings: 0 });
    } else {
      await countRating(tx, { courseId, stars, ratings: 1 });
    }
    const [row] = await select(tx).where(ofCourse(caller.id, courseId));
    if (row === undefined) throw notFound(WORDING.noReview);
    return {
      message: added === undefined ? WORDING.changed : WORDING.saved,
      data: toReview(row, caller),
    };
  });
}

/** @throws {HttpError} 404 if the caller has no review of the course; 403 if an administrator removed it */
export async function removeOwnReview(db: Deps['db'], caller: Caller, courseId: string): Promise<void> {
  mustBeVerified(caller);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ stars: learnerReviews.stars, removedAt: learnerReviews.removedAt })
      .from(learnerReviews)
      .where(ofCourse(caller.id, courseId))
      .for('update');
    if (row === undefined) throw notFound(WORDING.noReview);
    if (row.removedAt !== null) throw forbidden(WORDING.removedByAdmin);
    await tx.delete(learnerReviews).where(ofCourse(caller.id, courseId));
    await countRating(tx, { courseId, stars: -row.stars, ratings: -1 });
  });
}

/**
 * The newest reviews for the course's page.
 * @param count of the course's visible reviews
 */
export async function reviewsOf(db: Executor, viewer: Viewer, courseId: string, count: number) {
  if (count === 0) return { data: [], next: null, count };
  const { rows, next } = await keyPage(
    undefined,
    byCreation(learnerReviews),
    () => newestReviews(db).execute({ course: courseId }),
    LIMITS.ratingsShown,
  );
  return { data: rows.map((row) => toReview(row, viewer)), next, count };
}
