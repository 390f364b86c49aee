import { learning } from '@digiken/contract';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { searchAll } from './service';

export function searchRoutes({ reads }: Pick<Services, 'reads'>): Route[] {
  return [
    route(learning.search, async ({ query, caller, request }) => ({
      data: await reads.read(request, (from) => searchAll(from, caller, query.q)),
    })),
  ];
}
