import type { admin, BodyOf, QueryOf, ReviewReport } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../audit';
import { countRating, courses } from '../courses';
import { findCourse } from '../enrolment';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { written, writtenIn } from '../platform/language';
import type { Deps } from '../platform/services';
import { users } from '../users';
import { learnerReviews, reviewReports } from './tables';
import { WORDING } from './wording';

const author = alias(users, 'author');
const reporter = alias(users, 'reporter');

const selectReports = (db: Executor) =>
  db
    .select({
      id: reviewReports.id,
      reviewId: reviewReports.reviewId,
      state: reviewReports.state,
      reason: reviewReports.reason,
      reasonLanguage: reviewReports.reasonLanguage,
      body: reviewReports.body,
      bodyLanguage: reviewReports.bodyLanguage,
      stars: reviewReports.stars,
      createdAt: reviewReports.createdAt,
      course: { id: courses.id, title: courses.title },
      reporter: { id: reporter.id, firstName: reporter.firstName, lastName: reporter.lastName },
      author: { id: author.id, firstName: author.firstName, lastName: author.lastName },
    })
    .from(reviewReports)
    .innerJoin(learnerReviews, eq(learnerReviews.id, reviewReports.reviewId))
    .innerJoin(courses, eq(courses.id, learnerReviews.courseId))
    .innerJoin(reporter, eq(reporter.id, reviewReports.reporterId))
    .innerJoin(author, eq(author.id, learnerReviews.userId));

const named = (person: { id: string; firstName: string; lastName: string }) => ({
  _id: person.id,
  name: fullName(person),
});

/**
 * Reports a review to the administrators. A second report by the same user changes nothing.
 * @throws {HttpError} 404 if the caller may not see the review, 409 for the caller's own
 */
export function reportReview(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { reviewId, reason }: { reviewId: string; reason: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        courseId: learnerReviews.courseId,
        userId: learnerReviews.userId,
        stars: learnerReviews.stars,
        text: learnerReviews.text,
      })
      .from(learnerReviews)
      .where(and(eq(learnerReviews.id, reviewId), isNull(learnerReviews.removedAt)));
    if (!found) throw notFound(WORDING.noReview);
    const course = await findCourse(tx, caller, found.courseId);
    if (found.userId === caller.id) throw conflict(WORDING.ownReview);
    const { stars, text: body } = found;
    const added = await tx
      .insert(reviewReports)
      .values({
        reviewId,
        reporterId: caller.id,
        stars,
        ...written({ reason, body }),
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: reviewReports.id });
    if (added.length === 0) return;
    const message = `${caller.user.name} reported a review of “${course.title}”.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Reported review', message });
  });
}

/** One page of reported reviews, newest first. */
export async function listReviewReports(
  db: Executor,
  { cursor, state }: QueryOf<typeof admin.listReviewReports>,
): Promise<{ data: ReviewReport[]; next: string | null; previous: string | null }> {
  const page = await keyPage(cursor, byCreation(reviewReports), ({ where, orderBy, limit }) =>
    selectReports(db)
      .where(and(where, state && eq(reviewReports.state, state)))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const data = page.rows.map((row) => ({
    _id: row.id,
    state: row.state,
    reason: row.reason,
    reasonLanguage: writtenIn(row.reason, row.reasonLanguage),
    reporter: named(row.reporter),
    author: named(row.author),
    body: row.body,
    bodyLanguage: writtenIn(row.body, row.bodyLanguage),
    stars: row.stars,
    course: { _id: row.course.id, name: row.course.title },
    createdAt: row.createdAt.toISOString(),
  }));
  return { data, next: page.next, previous: page.previous };
}

/**
 * Dismisses one report, or removes the review with its rating, which resolves all its open reports.
 * @throws {HttpError} 404 if the report does not exist, 409 if it is resolved already
 */
export async function resolveReviewReport(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, action, note }: BodyOf<typeof admin.resolveReviewReport> & { id: string },
): Promise<void> {
  const remove = action === 'remove';
  await db.transaction(async (tx) => {
    const [report] = await selectReports(tx).where(eq(reviewReports.id, id));
    if (!report) throw notFound(WORDING.noReport);
    // Locks the review first, so that two reports of it are resolved one after the other.
    const [removed] = remove
      ? await tx
          .update(learnerReviews)
          .set({ removedAt: clock.now() })
          .where(and(eq(learnerReviews.id, report.reviewId), isNull(learnerReviews.removedAt)))
          .returning({ courseId: learnerReviews.courseId, stars: learnerReviews.stars })
      : [];
    const resolved = await tx
      .update(reviewReports)
      .set({ state: remove ? 'removed' : 'dismissed' })
      .where(
        and(
          remove ? eq(reviewReports.reviewId, report.reviewId) : eq(reviewReports.id, id),
          eq(reviewReports.state, 'open'),
        ),
      )
      .returning({ id: reviewReports.id });
    if (!resolved.some((row) => row.id === id)) throw conflict(WORDING.resolved);
    await audit({ db: tx, clock }, caller, {
      action: remove ? 'removed' : 'dismissed the report of',
      target: { kind: 'report', id, name: `a review of “${report.course.title}”` },
      detail: note || undefined,
    });
    if (removed !== undefined)
      await countRating(tx, { courseId: removed.courseId, stars: -removed.stars, ratings: -1 });
  });
}
