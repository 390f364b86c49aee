import type { UserSession } from '@digiken/contract';
import { sessionRoutes } from '@digiken/contract/routes/session';
import { useRequest } from '../session/services';
import { keys } from './keys';
import { listOf, SESSION } from './list-items';
import { newestFirst, type Query, useCached } from './use-query';
import { useUserId } from './use-user';

/** Devices on which the user is signed in, newest first. */
export function useSessions(): Query<UserSession[]> {
  const request = useRequest();
  const id = useUserId();
  return useCached(id ? keys.sessions(id) : null, async () =>
    newestFirst(
      listOf((await request(sessionRoutes.listSessions, { params: { id: id ?? '' } })).data, SESSION),
    ),
  );
}
