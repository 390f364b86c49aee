import { learning } from '@digiken/contract';
import type { Database } from '../platform/database';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import { getCourse, getUnit, listCategories, listCourses } from './service';
import { viewerOf } from './viewer';

export function courseRoutes({ db }: { db: Database }): Route[] {
  return [
    route(learning.listCourses, 'public', async ({ query }) => ({ data: await listCourses(db, query) })),
    route(learning.listCategories, 'public', () => listCategories(db)),
    route(learning.getCourse, 'optional', async ({ params, caller }) => ({
      data: await getCourse(db, viewerOf(caller), params.id),
    })),
    route(learning.getUnit, 'optional', async ({ params, caller }) => ({
      data: await getUnit(db, viewerOf(caller), params.unitId),
    })),
  ];
}
