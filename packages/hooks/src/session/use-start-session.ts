import type { User } from '@digiken/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { userKey } from '../data/query-key';
import { readToken, writeToken } from './cookie';
import { useServices } from './services';

/** Begins the session that a sign-in has answered with, in this tab and the others. */
export function useStartSession() {
  const { store } = useServices();
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ token, user }: { token: string; user: User }) => {
      if (readToken() !== token) writeToken(token);
      if (user?._id) await mutate(userKey(user._id), user, { revalidate: false });
      store.announce();
    },
    [store, mutate],
  );
}
