import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { ApiError } from '../api/api-error';
import { askOf } from '../api/ask';
import { apiCalls } from '../api/calls';
import { type ApiClient, createApiClient } from '../api/client';
import type { FailureTexts } from '../api/outcome';
import { isPublicKey } from '../data/keys';
import { keepNotice, type Notice, takeNotice } from './notices';
import { type Services, ServicesContext } from './services';
import { createSessionStore } from './session-store';

export interface SessionProviderProps {
  /** Said where the server gave no sentence of its own. */
  texts: FailureTexts;
  /** Shows a notice, usually as a toast. */
  onNotice: (notice: Notice) => void;
  /** Loads the page anew after a sign-out. Default: the browser's reload. */
  reload?: () => void;
  children: ReactNode;
}

const reloadPage = () => window.location.reload();

function clearLocalStorage() {
  try {
    localStorage.clear();
  } catch {
    // Storage refused by the browser: there is nothing to clear.
  }
}

/** Holds session, API client and cache for every hook below it. */
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
  const [store] = useState(() => createSessionStore(client.clock, () => apiCalls(askOf(client)).health()));
  const latest = useRef({ onNotice, reload });
  useEffect(() => {
    latest.current = { onNotice, reload };
  });

  const services = useMemo<Services>(() => {
    const clearEverything = () => {
      store.clear();
      clearLocalStorage();
      void mutate(() => true, undefined, { revalidate: (_data, key) => isPublicKey(key) });
    };
    const lookAgain = (error: unknown, path: string) => {
      const session = store.get();
      if (!(error instanceof ApiError) || error.status !== 401 || session.status !== 'signed-in') return;
      if (path !== `/user/${session.claims.id}`) void mutate(['user', session.claims.id]);
    };
    const watched: ApiClient = {
      clock: client.clock,
      request: (request) =>
        client.request(request).catch((error: unknown) => {
          lookAgain(error, request.path);
          throw error;
        }),
    };
    const ask = askOf(watched);
    const calls = apiCalls(ask);
    const notify = (notice: Notice) => latest.current.onNotice(notice);

    return {
      ask,
      calls,
      store,
      texts,
      notify,
      lookupFailed(error, token) {
        const session = store.get();
        if (session.status !== 'signed-in' || session.token !== token) return;
        clearEverything();
        notify({ kind: 'lookup-failed', message: error.said });
      },
      async signOut() {
        try {
          const { message } = await calls.signOut();
          keepNotice({ kind: 'signed-out', message });
        } catch (error) {
          keepNotice({
            kind: 'sign-out-failed',
            message: error instanceof ApiError ? error.said : undefined,
          });
        }
        clearEverything();
        latest.current.reload();
      },
    };
  }, [client, store, texts, mutate]);

  useEffect(() => {
    const kept = takeNotice();
    if (kept) services.notify(kept);
  }, [services]);

  return <ServicesContext value={services}>{children}</ServicesContext>;
}
