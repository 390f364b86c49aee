import type { User, UserSession } from '@digiken/contract';
import { INTERVALS, RETRIES } from '@digiken/contract/constants';
import { ApiError } from '../api/api-error';
import { withRetries } from '../api/retry';
import { useServices, useSession } from '../session/services';
import { keys } from './keys';
import { held, listOf, newestFirst, type Query, useQuery } from './use-query';

function useUserId(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.claims.id : undefined;
}

/** The signed-in user; asked for only when the token has an id. A refusal ends the session (product.md §8). */
export function useUser(): Query<User> {
  const { calls, lookupFailed } = useServices();
  const session = useSession();
  const known = session.status === 'signed-in' ? session : undefined;
  const id = known?.claims.id ?? '';

  async function lookUp(): Promise<User> {
    try {
      return await withRetries(async () => held((await calls.getUser(id)).data), RETRIES.user);
    } catch (error) {
      if (known && error instanceof ApiError && error.kind === 'server') lookupFailed(error, known.token);
      throw error;
    }
  }

  return useQuery(known ? keys.user(id) : null, lookUp, { retries: 0 });
}

/** Devices where the user is signed in, newest first. */
export function useSessions(): Query<UserSession[]> {
  const { calls } = useServices();
  const id = useUserId();
  return useQuery(id ? keys.sessions(id) : null, async () =>
    newestFirst(listOf((await calls.listSessions(id ?? '')).data)),
  );
}

/** Unread messages; 0 until known. A failure never blocks a page (rulings.md, Screens). */
export function useUnreadCount(): number {
  const { calls } = useServices();
  const id = useUserId();
  const { data } = useQuery(
    id ? keys.unread(id) : null,
    async () => (await calls.unreadCount(id ?? '')).count ?? 0,
    {
      retries: 0,
      every: INTERVALS.unreadRefresh,
    },
  );
  return data ?? 0;
}
