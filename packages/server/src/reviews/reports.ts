import { and, eq, isNull } from 'drizzle-orm';
import { countRating, courses } from '../courses';
import { findCourse } from '../enrolment';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { author, defineReports, fileReport, reporter, reportFields } from '../reports';
import { learnerReviews, reviewReports } from './tables';
import { WORDING } from './wording';

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
    const message = `${caller.user.name} reported a review of “${course.title}”.`;
    await fileReport({ db: tx, clock }, caller, {
      ...{ table: reviewReports, values: { reviewId, stars }, reason, body },
      notice: { type: 'Reported review', message },
    });
  });
}

/** Reported reviews. A removal takes the rating with it. */
export const REVIEW_REPORTS = defineReports({
  table: reviewReports,
  subjectId: reviewReports.reviewId,
  select: (db, { where, orderBy, limit }) =>
    db
      .select({
        ...reportFields(reviewReports, reviewReports.reviewId),
        stars: reviewReports.stars,
        course: { _id: courses.id, name: courses.title },
      })
      .from(reviewReports)
      .innerJoin(learnerReviews, eq(learnerReviews.id, reviewReports.reviewId))
      .innerJoin(courses, eq(courses.id, learnerReviews.courseId))
      .leftJoin(reporter, eq(reporter.id, reviewReports.reporterId))
      .leftJoin(author, eq(author.id, learnerReviews.userId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  nameOf: ({ course }) => `a review of “${course.name}”`,
  removed: 'The review is removed.',
  async remove({ db: tx, clock }, _caller, { subjectId }) {
    const [removed] = await tx
      .update(learnerReviews)
      .set({ removedAt: clock.now() })
      .where(and(eq(learnerReviews.id, subjectId), isNull(learnerReviews.removedAt)))
      .returning({ courseId: learnerReviews.courseId, stars: learnerReviews.stars });
    if (removed) await countRating(tx, { courseId: removed.courseId, stars: -removed.stars, ratings: -1 });
    return 'removed';
  },
});
