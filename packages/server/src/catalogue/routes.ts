import { LIMITS, learning } from '@digiken/contract';
import { notFound } from '../platform/http/errors';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { facetsOf } from './facets';
import { getCourse, getUnit, listCategories, listCourses, pageCourses } from './service';
import { shownId, viewerOf } from '../courses';
import { enrol } from '../enrolment';
import { listEnrolled } from './enrolled-courses';

export function catalogueRoutes(services: Pick<Services, 'db' | 'clock' | 'config' | 'media'>): Route[] {
  const { db, media } = services;
  return [
    route(learning.listCourses, async ({ query: { size, cursor, facets, ...filters } }) => ({
      ...(size === undefined && cursor === undefined
        ? { data: await listCourses(db, filters) }
        : await pageCourses(db, { ...filters, size: size ?? LIMITS.pageSize, cursor })),
      ...(facets === 'true' && { facets: await facetsOf(db, filters) }),
    })),
    route(learning.listCategories, () => listCategories(db)),
    route(learning.getCourse, async ({ params, query, caller }) => {
      const id = await shownId(db, { item: 'course', id: params.id });
      const course = await getCourse(services, viewerOf(caller), { id, language: query.lang });
      return { data: { ...course, descriptionHtml: media.sign(course.descriptionHtml) } };
    }),
    route(learning.getUnit, async ({ params, query, caller }) => {
      const id = await shownId(db, { item: 'unit', id: params.unitId });
      return { data: await getUnit(db, viewerOf(caller), { id, language: query.lang }) };
    }),

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
