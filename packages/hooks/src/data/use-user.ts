import type { User } from '@digiken/contract';
import { sessionRoutes } from '@digiken/contract/routes/session';
import { platformRoutes } from '@digiken/contract/routes/platform';
import { INTERVALS, RETRIES } from '@digiken/contract/constants';
import { ApiError } from '../api/api-error';
import { withRetries } from '../api/retry';
import { useRequest, useServices, useSession } from '../session/services';
import { userKey } from './query-key';
import { dataOf, type Query, useCached, useQuery } from './use-query';

/** Id of the signed-in user. */
export function useUserId(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.claims.id : undefined;
}

/**
 * The signed-in user; fetched only when the token has an id (spec 7.10). An error answer ends the session (spec 8.1).
 * @param every refetch interval in milliseconds, for a page that waits for a change; default: none
 */
export function useUser(every?: number): Query<User> {
  const { lookupFailed } = useServices();
  const request = useRequest();
  const session = useSession();
  const known = session.status === 'signed-in' ? session : undefined;
  const id = known?.claims.id ?? '';

  async function lookUp(): Promise<User> {
    try {
      return await withRetries(
        async () => dataOf(await request(sessionRoutes.getUser, { params: { id } })),
        RETRIES.user,
      );
    } catch (error) {
      if (known && error instanceof ApiError && error.kind === 'server') lookupFailed(error, known.token);
      throw error;
    }
  }

  return useCached(known ? userKey(id) : null, lookUp, { retries: 0, every });
}

/** The number of unread messages; 0 until known (spec 7.14). A failure never blocks a page (spec R.19). */
export function useUnreadCount(): number {
  const userId = useUserId();
  const { data } = useQuery(platformRoutes.unreadCount, userId ? { params: { userId } } : null, {
    read: ({ count }) => count ?? 0,
    retries: 0,
    every: INTERVALS.unreadRefresh,
  });
  return data ?? 0;
}
