import type { UserSession } from '@digiken/contract';
import { sessionRoutes } from '@digiken/contract/routes/session';
import { listOf, SESSION } from './list-items';
import { newestFirst, type Query, useQuery } from './use-query';
import { useUserId } from './use-user';

/** Devices on which the user is signed in, newest first. */
export function useSessions(): Query<UserSession[]> {
  const id = useUserId();
  return useQuery(sessionRoutes.listSessions, id ? { params: { id } } : null, {
    read: ({ data }) => newestFirst(listOf(data, SESSION)),
  });
}
