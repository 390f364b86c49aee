import { learning } from '@digiken/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database';
import { notFound } from '../platform/http/errors';
import { type Caller, type Route, route, sharedRoute } from '../platform/http/route';
import type { Services } from '../platform/services';
import { facetsOf, lowestPriceOf } from './facets';
import { getCourse } from './course-page';
import { getUnit, listCategories, listCourses, type PageOptions } from './service';
import { shownId, viewerOf } from '../courses';
import { enrol } from '../enrolment';
import { enrolledIn, listEnrolled } from './enrolled-courses';

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
    sharedRoute(learning.listCourses, ({ query: { size, cursor, facets, lowestPrice, ...filters }, read }) =>
      read(async (from) => ({
        ...pageAnswer({ size, cursor }, await listCourses(from, { ...filters, size, cursor })),
        ...(facets === 'true' && { facets: await facetsOf(from, filters) }),
        ...(lowestPrice === 'true' && { lowestPrice: await lowestPriceOf(from) }),
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
      const data = await enrolledIn(db, caller, courseId);
      if (data === undefined) throw notFound('There is no such course.');
      return { message: `You are enrolled in “${data.course.title}”.`, data };
    }),
    route(learning.listEnrolled, async ({ params, query: { size, cursor, lead }, caller }) => {
      if (params.userId !== caller.id) throw notFound('There is no such learner.');
      const page = await listEnrolled(db, caller, { size, cursor, lead: lead === 'true' });
      return pageAnswer({ size, cursor }, page);
    }),
  ];
}

/** Without `size` and `cursor`, a list that fits into one answer is its `data` alone, as spec 7.7 and 7.11 write it. */
function pageAnswer<P extends { next: string | null; previous: string | null }>(
  { size, cursor }: PageOptions,
  { next, previous, ...page }: P,
) {
  if (size !== undefined || cursor !== undefined) return { ...page, next, previous };
  return next === null ? page : { ...page, next };
}
