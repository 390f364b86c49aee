import { learning } from '@digiken/contract';
import type { Database } from '../platform/database';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import { searchAll } from './service';

export function searchRoutes({ db }: { db: Database }): Route[] {
  return [
    route(learning.search, async ({ query, caller }) => ({
      data: await searchAll(db, caller, query.q),
    })),
  ];
}
