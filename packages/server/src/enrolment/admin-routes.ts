import { admin } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { addEnrolment, cancelEnrolment } from './admin-enrolment';
import { getEnrolment, listEnrolments } from './admin-list';

/** Enrolments, managed by administrators and content managers (spec R.11). */
export function enrolmentAdminRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(admin.listEnrolments, ({ query }) => listEnrolments(db, query)),
    route(admin.getEnrolment, async ({ params }) => ({
      data: await getEnrolment(db, params.id),
    })),
    route(admin.addEnrolment, async ({ body, caller }) => {
      const data = await getEnrolment(db, await addEnrolment(services, caller, body));
      return { message: `${data.user.name} is enrolled in “${data.course.name}”.`, data };
    }),
    route(admin.cancelEnrolment, async ({ params, body, caller }) => {
      await cancelEnrolment(services, caller, { id: params.id, reason: body.reason });
      const data = await getEnrolment(db, params.id);
      return { message: `${data.user.name} is no longer enrolled in “${data.course.name}”.`, data };
    }),
  ];
}
