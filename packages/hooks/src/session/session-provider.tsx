import { sessionRoutes } from '@digiken/contract/routes/session';
import { platformRoutes } from '@digiken/contract/routes/platform';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { ApiError } from '../api/api-error';
import { createApiClient } from '../api/client';
import type { FailureTexts } from '../api/outcome';
import { isPublicKey, keys } from '../data/keys';
import { removeUnits } from '../offline/remove-units';
import { storeNotice, type Notice, takeNotice } from './notices';
import { type Services, ServicesContext } from './services';
import { createSessionStore } from './session-store';

export interface SessionProviderProps {
  /** Shown when the server gave no message of its own. */
  texts: FailureTexts;
  /** Shows a notice, usually as a toast. */
  onNotice: (notice: Notice) => void;
  /** Reloads the page after a sign-out. Default: the browser's reload. */
  reload?: () => void;
  children: ReactNode;
}

const reloadPage = () => window.location.reload();

function clearLocalStorage() {
  try {
    localStorage.clear();
  } catch {
    // Storage blocked by the browser: nothing to clear.
  }
}

/** Provides session, API client and cache to every hook below it. */
export function SessionProvider(props: SessionProviderProps) {
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <SessionServices {...props} />
    </SWRConfig>
  );
}

function SessionServices({ texts, onNotice, reload = reloadPage, children }: SessionProviderProps) {
  const { mutate } = useSWRConfig();
  const [client] = useState(createApiClient);
  const [store] = useState(() =>
    createSessionStore(client.clock, () => client.request(platformRoutes.health)),
  );
  const latest = useRef({ onNotice, reload });
  useEffect(() => {
    latest.current = { onNotice, reload };
  });

  // A 401 may mean that the session was revoked, and the time to set up two-step sign-in may be over: the user lookup
  // finds out.
  useEffect(
    () =>
      client.onFailure((error, route) => {
        const session = store.get();
        const ended = error.status === 401 || error.code === 'two-step-required';
        if (!ended || session.status !== 'signed-in') return;
        if (route.path !== sessionRoutes.getUser.path) void mutate(keys.user(session.claims.id));
      }),
    [client, store, mutate],
  );

  const services = useMemo<Services>(() => {
    const clearEverything = () => {
      store.clear();
      clearLocalStorage();
      void mutate(() => true, undefined, { revalidate: (_data, key) => isPublicKey(key) });
    };
    const notify = (notice: Notice) => latest.current.onNotice(notice);

    return {
      client,
      store,
      texts,
      notify,
      lookupFailed(error, token) {
        const session = store.get();
        if (session.status !== 'signed-in' || session.token !== token) return;
        clearEverything();
        notify({ kind: 'lookup-failed', message: error.serverMessage });
      },
      async signOut() {
        try {
          const { message } = await client.request(sessionRoutes.signOut);
          storeNotice({ kind: 'signed-out', message });
        } catch (error) {
          storeNotice({
            kind: 'sign-out-failed',
            message: error instanceof ApiError ? error.serverMessage : undefined,
          });
        }
        clearEverything();
        await removeUnits();
        latest.current.reload();
      },
    };
  }, [client, store, texts, mutate]);

  useEffect(() => {
    // Also for a session that ended while no page was open.
    const follow = () => {
      const session = store.get();
      if (session.status === 'signed-in') void removeUnits(session.claims.id);
      else if (session.status !== 'unknown' && session.status !== 'checking') void removeUnits();
    };
    follow();
    return store.subscribe(follow);
  }, [store]);

  useEffect(() => {
    const notice = takeNotice();
    if (notice) services.notify(notice);
  }, [services]);

  return <ServicesContext value={services}>{children}</ServicesContext>;
}
