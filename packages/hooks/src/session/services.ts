import type { RouteSpec } from '@digiken/contract';
import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error';
import type { ApiClient } from '../api/client';
import { createActionKeys } from '../api/idempotency';
import type { FailureTexts } from '../api/outcome';
import type { RequestParts, SendRequest } from '../api/request';
import type { OutboxHandle } from '../outbox/handle';
import type { Notice } from './notices';
import { type SessionState, type SessionStore, UNKNOWN_SESSION } from './session-store';

/** What the hooks share below a SessionProvider. */
export interface Services {
  client: ApiClient;
  store: SessionStore;
  texts: FailureTexts;
  notify: (notice: Notice) => void;
  /** The server refused the user lookup made with `token`: clears session, storage and cache (spec 8.1). */
  lookupFailed: (error: ApiError, token: string) => void;
  /** Ends the session here and on the server, whatever the server answers, and reloads (spec 4.15, 8.4). */
  signOut: () => Promise<void>;
  /** Asks before a sign-out that would delete unsent actions; resolves with whether to go on. */
  maySignOut: () => Promise<boolean>;
  outbox: OutboxHandle;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This hook needs a SessionProvider above it: wrap the app in one.');
  return services;
}

/** Sends requests that read. */
export function useRequest(): SendRequest {
  return useServices().client.request;
}

/** A request of any route, for code that is generic over routes: the caller types the answer. */
export type AnyRequest = (route: RouteSpec, parts?: RequestParts) => Promise<unknown>;

/**
 * Sends the requests of user actions. Repeating a failed action from the same form or dialog repeats its
 * `Idempotency-Key`.
 */
export function useActionRequest(): SendRequest {
  const { client } = useServices();
  const [keys] = useState(createActionKeys);
  return useMemo(() => client.requestWith(keys), [client, keys]);
}

const unknown = () => UNKNOWN_SESSION;

/** The session of this browser; follows the other tabs. */
export function useSession(): SessionState {
  const { store } = useServices();
  return useSyncExternalStore(store.subscribe, store.get, unknown);
}

/** The user's id as part of cache keys: `''` for visitors, null until the session is known. */
export function useViewer(): string | null {
  const session = useSession();
  if (session.status === 'unknown' || session.status === 'checking') return null;
  return session.status === 'signed-in' ? session.claims.id : '';
}

/**
 * Signs out; resolves when the page is about to reload, or when the user prefers to stay because something has not
 * been sent (spec 14.31).
 */
export function useSignOut(): () => Promise<void> {
  const { signOut, maySignOut } = useServices();
  return useCallback(async () => {
    if (await maySignOut()) await signOut();
  }, [signOut, maySignOut]);
}
