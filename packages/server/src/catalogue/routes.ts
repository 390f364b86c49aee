import { LIMITS, learning } from '@digiken/contract';
import type { Database } from '../platform/database';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import { getCourse, getUnit, listCategories, listCourses, pageCourses } from './service';
import { viewerOf } from '../courses/access';

export function courseRoutes({ db }: { db: Database }): Route[] {
  return [
    route(learning.listCourses, 'public', async ({ query: { size, cursor, ...filters } }) =>
      size === undefined && cursor === undefined
        ? { data: await listCourses(db, filters) }
        : pageCourses(db, filters, size ?? LIMITS.pageSize, cursor),
    ),
    route(learning.listCategories, 'public', () => listCategories(db)),
    route(learning.getCourse, 'optional', async ({ params, caller }) => ({
      data: await getCourse(db, viewerOf(caller), params.id),
    })),
    route(learning.getUnit, 'optional', async ({ params, caller }) => ({
      data: await getUnit(db, viewerOf(caller), params.unitId),
    })),
  ];
}
