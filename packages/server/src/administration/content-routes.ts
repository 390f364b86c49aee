import { admin } from '@digiken/contract';
import { ADMIN_ROLES } from '@digiken/contract/constants';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { createCategory, removeCategory, renameCategory } from '../courses/categories';
import {
  approveCourse,
  listAdminCourses,
  requestCourseChanges,
  unpublishCourse,
} from '../authoring/admin-courses';
import { addEnrolment, cancelEnrolment } from '../enrolment/admin-enrolment';
import { getEnrolment, listEnrolments } from '../enrolment/admin-list';
import { listReports, resolveReport } from '../messages/reports';

/** What administrators and content managers do alike (rulings.md, Session and guard). */
export function contentRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(admin.createCategory, ADMIN_ROLES, async ({ body, caller }) => {
      const data = await createCategory(services, caller, body.name);
      return { message: `The category “${data.name}” is there.`, data };
    }),
    route(admin.renameCategory, ADMIN_ROLES, async ({ params, body, caller }) => {
      const data = await renameCategory(services, caller, params.id, body.name);
      return { message: `The category is called “${data.name}” now.`, data };
    }),
    route(admin.removeCategory, ADMIN_ROLES, async ({ params, caller }) => {
      const name = await removeCategory(services, caller, params.id);
      return { message: `The category “${name}” is removed.` };
    }),

    route(admin.listAdminCourses, ADMIN_ROLES, ({ query }) => listAdminCourses(db, query)),
    route(admin.approveCourse, ADMIN_ROLES, async ({ params, caller }) => {
      const title = await approveCourse(services, caller, params.id);
      return { message: `“${title}” is published.` };
    }),
    route(admin.requestCourseChanges, ADMIN_ROLES, async ({ params, body, caller }) => {
      const title = await requestCourseChanges(services, caller, params.id, body.reason);
      return { message: `“${title}” is back with its instructor.` };
    }),
    route(admin.unpublishCourse, ADMIN_ROLES, async ({ params, body, caller }) => {
      const title = await unpublishCourse(services, caller, params.id, body.reason);
      return { message: `“${title}” is off the catalogue. Who is enrolled keeps it.` };
    }),

    route(admin.listEnrolments, ADMIN_ROLES, ({ query }) => listEnrolments(db, query)),
    route(admin.getEnrolment, ADMIN_ROLES, async ({ params }) => ({
      data: await getEnrolment(db, params.id),
    })),
    route(admin.addEnrolment, ADMIN_ROLES, async ({ body, caller }) => {
      const data = await getEnrolment(db, await addEnrolment(services, caller, body));
      return { message: `${data.user.name} is enrolled in “${data.course.name}”.`, data };
    }),
    route(admin.cancelEnrolment, ADMIN_ROLES, async ({ params, body, caller }) => {
      await cancelEnrolment(services, caller, params.id, body.reason);
      const data = await getEnrolment(db, params.id);
      return { message: `${data.user.name} is no longer enrolled in “${data.course.name}”.`, data };
    }),

    route(admin.listMessageReports, ADMIN_ROLES, ({ query }) => listReports(db, query)),
    route(admin.resolveMessageReport, ADMIN_ROLES, async ({ params, body, caller }) => {
      await resolveReport(services, caller, params.id, body);
      const removed = body.action === 'remove';
      return { message: removed ? 'The message is removed for everybody.' : 'The report is dismissed.' };
    }),
  ];
}
