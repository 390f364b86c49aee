import { learning } from '@digiken/contract';
import { viewerOf } from '../courses/viewer';
import type { Database } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import { enrol, listEnrolled, quoteCourse } from './service';

export function enrolmentRoutes({ db }: { db: Database }): Route[] {
  return [
    route(learning.quoteCourse, 'optional', async ({ params, body, caller }) => ({
      data: await quoteCourse(db, viewerOf(caller), params.id, body.choice),
    })),
    route(learning.enrol, 'verified', async ({ params, body, caller }) => {
      const data = await enrol(db, caller, params.id, body);
      return { message: `You are enrolled in “${data.course.title}”.`, data };
    }),
    route(learning.listEnrolled, 'verified', async ({ params, caller }) => {
      if (params.userId !== caller.id) throw notFound('There is no such learner.');
      return { data: await listEnrolled(db, caller.id) };
    }),
  ];
}
