import { admin, courseReviews } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { addComment, removeComment } from './reviews/comments';
import { readReview } from './reviews/read';
import {
  approveCourse,
  listAdminCourses,
  listMinorCorrections,
  requestCourseChanges,
  unpublishCourse,
} from './admin-courses';

/** The review queue and its decisions, for administrators and content managers (spec R.11). */
export function authoringAdminRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(courseReviews.getCourseReview, async ({ params, caller }) => ({
      data: await readReview(services, caller, params.id),
    })),
    route(courseReviews.addReviewComment, async ({ params, body, caller }) => ({
      data: await addComment(services, caller, { id: params.id, ...body }),
    })),
    route(courseReviews.removeReviewComment, async ({ params, caller }) => {
      await removeComment(db, caller, params);
      return { message: 'The comment is removed.' };
    }),
    route(admin.listAdminCourses, ({ query }) => listAdminCourses(db, query)),
    route(admin.approveCourse, async ({ params, query, caller }) => {
      const title = await approveCourse(services, caller, { id: params.id, revision: query.revision });
      return { message: `“${title}” is published.` };
    }),
    route(admin.requestCourseChanges, async ({ params, body, caller }) => {
      const title = await requestCourseChanges(services, caller, { id: params.id, reason: body.reason });
      return { message: `“${title}” is back with its instructor.` };
    }),
    route(admin.listMinorCorrections, ({ query }) => listMinorCorrections(db, query)),
    route(admin.unpublishCourse, async ({ params, body, caller }) => {
      const title = await unpublishCourse(services, caller, { id: params.id, reason: body.reason });
      return { message: `“${title}” is unpublished. Enrolled learners keep access.` };
    }),
  ];
}
