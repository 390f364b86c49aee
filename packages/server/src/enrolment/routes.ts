import { learning } from '@digiken/contract';
import { viewerOf } from '../courses/access';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import { enrol, listEnrolled, quoteCourse } from './service';

export function enrolmentRoutes(services: { db: Database; clock: Clock }): Route[] {
  const { db } = services;
  return [
    route(learning.quoteCourse, 'optional', async ({ params, body, caller }) => ({
      data: await quoteCourse(db, viewerOf(caller), params.id, body.choice),
    })),
    route(learning.enrol, 'verified', async ({ params, body, caller }) => {
      const data = await enrol(services, caller, params.id, body);
      return { message: `You are enrolled in “${data.course.title}”.`, data };
    }),
    route(learning.listEnrolled, 'verified', async ({ params, caller }) => {
      if (params.userId !== caller.id) throw notFound('There is no such learner.');
      return { data: await listEnrolled(db, caller.id) };
    }),
  ];
}
