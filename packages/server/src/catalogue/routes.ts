import { LIMITS, learning } from '@digiken/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database';
import { notFound } from '../platform/http/errors';
import { type Caller, type Route, route, sharedRoute } from '../platform/http/route';
import type { Services } from '../platform/services';
import { facetsOf } from './facets';
import { getCourse } from './course-page';
import { getUnit, listCategories, listCourses, pageCourses } from './service';
import { shownId, viewerOf } from '../courses';
import { enrol } from '../enrolment';
import { listEnrolled } from './enrolled-courses';

export function catalogueRoutes(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'media' | 'reads'>,
): Route[] {
  const { db, media, reads } = services;
  /** A learner's page shows what others settle, such as a payment: only visitors may see an older one. */
  const forVisitors = <T>(
    caller: Caller | undefined,
    request: FastifyRequest,
    work: (from: Database) => Promise<T>,
  ): Promise<T> => (caller === undefined ? reads.read(request, work) : work(db));
  return [
    sharedRoute(learning.listCourses, ({ query: { size, cursor, facets, ...filters }, read }) =>
      read(async (from) => ({
        ...(size === undefined && cursor === undefined
          ? { data: await listCourses(from, filters) }
          : await pageCourses(from, { ...filters, size: size ?? LIMITS.pageSize, cursor })),
        ...(facets === 'true' && { facets: await facetsOf(from, filters) }),
      })),
    ),
    sharedRoute(learning.listCategories, ({ read }) => read(listCategories)),
    route(learning.getCourse, ({ params, query, caller, request }) =>
      forVisitors(caller, request, async (from) => {
        const id = await shownId(from, { item: 'course', id: params.id });
        const which = { id, language: query.lang };
        const course = await getCourse({ ...services, db: from }, viewerOf(caller), which);
        return { data: { ...course, descriptionHtml: media.sign(course.descriptionHtml) } };
      }),
    ),
    route(learning.getUnit, ({ params, query, caller, request }) =>
      forVisitors(caller, request, async (from) => {
        const id = await shownId(from, { item: 'unit', id: params.unitId });
        return { data: await getUnit(from, viewerOf(caller), { id, language: query.lang }) };
      }),
    ),

    route(learning.enrol, async ({ params, body, caller }) => {
      const courseId = await shownId(db, { item: 'course', id: params.id });
      await enrol(services, caller, { courseId, ...body });
      const [data] = await listEnrolled(db, caller, { courseId });
      if (data === undefined) throw notFound('There is no such course.');
      return { message: `You are enrolled in “${data.course.title}”.`, data };
    }),
    route(learning.listEnrolled, async ({ params, caller }) => {
      if (params.userId !== caller.id) throw notFound('There is no such learner.');
      return { data: await listEnrolled(db, caller) };
    }),
  ];
}
