import { sessionRoutes } from '@digiken/contract/routes/session';
import { platformRoutes } from '@digiken/contract/routes/platform';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { ApiError } from '../api/api-error';
import { createApiClient } from '../api/client';
import type { FailureTexts } from '../api/outcome';
import { isKeyOf, userKey } from '../data/query-key';
import { clearStorage } from '../outbox/flag';
import { createOutboxHandle } from '../outbox/handle';
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
  /**
   * Asks whether to sign out although so many actions have not reached the server and would be deleted. Default: they
   * are deleted without a question.
   */
  confirmSignOut?: (unsent: number) => Promise<boolean>;
  children: ReactNode;
}

/** How long a sign-out waits for what can still be sent; milliseconds. */
const LAST_TRY = 3000;

const reloadPage = () => window.location.reload();

/** Provides session, API client and cache to every hook below it. */
export function SessionProvider(props: SessionProviderProps) {
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <SessionServices {...props} />
    </SWRConfig>
  );
}

function SessionServices({
  texts,
  onNotice,
  reload = reloadPage,
  confirmSignOut,
  children,
}: SessionProviderProps) {
  const { mutate } = useSWRConfig();
  const [client] = useState(createApiClient);
  const [store] = useState(() =>
    createSessionStore(client.clock, () => client.request(platformRoutes.health)),
  );
  const [outbox] = useState(() =>
    createOutboxHandle({
      client,
      refresh: (changed) => mutate((key) => isKeyOf(key, changed)).catch(() => {}),
    }),
  );
  const latest = useRef({ onNotice, reload, confirmSignOut });
  useEffect(() => {
    latest.current = { onNotice, reload, confirmSignOut };
  });

  // A 401 may mean that the session was revoked, and the time to set up two-step sign-in may be over: the user lookup
  // finds out.
  useEffect(
    () =>
      client.onFailure((error, route) => {
        const session = store.get();
        const ended = error.status === 401 || error.code === 'two-step-required';
        if (!ended || session.status !== 'signed-in') return;
        if (route.path !== sessionRoutes.getUser.path) void mutate(userKey(session.claims.id));
      }),
    [client, store, mutate],
  );

  // A request that got through: what waits can be sent, too.
  useEffect(
    () =>
      client.onSuccess(() => {
        const { entries, sending, problem } = outbox.get();
        if (problem !== undefined && !sending && entries.length > 0) void outbox.flush();
      }),
    [client, outbox],
  );
  useEffect(() => outbox.close, [outbox]);

  const services = useMemo<Services>(() => {
    const clearEverything = (leaving?: string) => {
      store.clear();
      clearStorage(leaving);
      void mutate(() => true, undefined, {
        revalidate: (_data, key) => isKeyOf(key, ['/courses', '/categories']),
      });
    };
    const notify = (notice: Notice) => latest.current.onNotice(notice);

    return {
      client,
      store,
      texts,
      notify,
      outbox,
      lookupFailed(error, token) {
        const session = store.get();
        if (session.status !== 'signed-in' || session.token !== token) return;
        // What waits stays: its user may sign in again.
        outbox.close();
        clearEverything();
        if (error.status === 401) void removeUnits();
        notify({ kind: 'lookup-failed', message: error.serverMessage });
      },
      async maySignOut() {
        const session = store.get();
        const ask = latest.current.confirmSignOut;
        if (session.status !== 'signed-in' || !ask) return true;
        if ((await outbox.count(session.claims.id)) === 0) return true;
        await Promise.race([outbox.flush(), new Promise((resolve) => setTimeout(resolve, LAST_TRY))]);
        const unsent = await outbox.count(session.claims.id);
        return unsent === 0 || ask(unsent);
      },
      async signOut() {
        const session = store.get();
        const leaving = session.status === 'signed-in' ? session.claims.id : undefined;
        if (leaving !== undefined) await outbox.leave(leaving);
        try {
          const { message } = await client.request(sessionRoutes.signOut);
          storeNotice({ kind: 'signed-out', message });
        } catch (error) {
          storeNotice({
            kind: 'sign-out-failed',
            message: error instanceof ApiError ? error.serverMessage : undefined,
          });
        }
        clearEverything(leaving);
        await removeUnits();
        latest.current.reload();
      },
    };
  }, [client, store, texts, mutate, outbox]);

  useEffect(() => {
    // A session that has expired keeps them: a learner may be without a connection for longer than a session lasts.
    const follow = () => {
      const session = store.get();
      if (session.status === 'signed-in') void removeUnits(session.claims.id);
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
