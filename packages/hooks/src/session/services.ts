import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error';
import type { Area, Ask } from '../api/ask';
import type { ApiCalls } from '../api/calls';
import type { FailureTexts } from '../api/outcome';
import type { Notice } from './notices';
import { type SessionState, type SessionStore, UNKNOWN_SESSION } from './session-store';

/** What the hooks share below a SessionProvider. */
export interface Services {
  ask: Ask;
  calls: ApiCalls;
  store: SessionStore;
  texts: FailureTexts;
  notify: (notice: Notice) => void;
  /** The server refused the user lookup made with `token`: everything is cleared (product.md §8). */
  lookupFailed: (error: ApiError, token: string) => void;
  /** Ends the session here and on the server, whatever the server says, and reloads (product.md §4, §8). */
  signOut: () => Promise<void>;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This hook needs a SessionProvider above it: wrap the app in one.');
  return services;
}

/** The calls of one area, e.g. `useCalls(adminCalls)`; the same object on every render. */
export function useCalls<T>(area: Area<T>): T {
  const { ask } = useServices();
  return useMemo(() => area(ask), [area, ask]);
}

const unknown = () => UNKNOWN_SESSION;

/** The session of this browser; follows the other tabs. */
export function useSession(): SessionState {
  const { store } = useServices();
  return useSyncExternalStore(store.subscribe, store.get, unknown);
}

/** Part of the keys of answers that differ by person: `''` for visitors, null while it is not known who asks. */
export function useViewer(): string | null {
  const session = useSession();
  if (session.status === 'unknown' || session.status === 'checking') return null;
  return session.status === 'signed-in' ? session.claims.id : '';
}

/** Signs out; resolves when the page is about to reload. */
export function useSignOut(): () => Promise<void> {
  return useServices().signOut;
}
