import { admin, learning } from '@digiken/contract';
import { viewerOf } from '../courses';
import { findCourse } from '../enrolment';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { listReports, resolveReport } from '../reports';
import { reportReview, REVIEW_REPORTS } from './reports';
import { pageReviews, removeOwnReview, saveReview } from './service';
import { WORDING } from './wording';

export function reviewRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(learning.listReviews, async ({ params, query, caller }) => {
      const viewer = viewerOf(caller);
      const { id: courseId } = await findCourse(db, viewer, params.id);
      return pageReviews(db, viewer, { courseId, ...query });
    }),
    route(learning.saveReview, ({ params, body, caller }) =>
      saveReview(services, caller, { courseId: params.id, ...body }),
    ),
    route(learning.removeReview, async ({ params, caller }) => {
      await removeOwnReview(db, caller, params.id);
      return { message: WORDING.gone };
    }),
    route(learning.reportReview, async ({ params, body, caller }) => {
      await reportReview(services, caller, { reviewId: params.reviewId, reason: body.reason });
      return { message: WORDING.reported };
    }),
    route(admin.listReviewReports, ({ query }) => listReports(db, { kind: REVIEW_REPORTS, ...query })),
    route(admin.resolveReviewReport, ({ params, body, caller }) =>
      resolveReport(services, caller, { kind: REVIEW_REPORTS, id: params.id, ...body }),
    ),
  ];
}
