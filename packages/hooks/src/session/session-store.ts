import type { TokenClaims } from '@digiken/contract';
import type { ServerClock } from '../api/server-clock';
import { readToken, removeToken } from './cookie';
import { decodeToken } from './token';

/**
 * The session of this browser. `unknown`: on the server and before hydration. `checking`: expired by the
 * device's clock, so the server's time is requested first. `ended`: there was a token, it is no longer valid,
 * and its cookie is removed.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'checking' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly token: string; readonly claims: TokenClaims }
  | { readonly status: 'ended' };

export interface SessionStore {
  get(): SessionState;
  subscribe(changed: () => void): () => void;
  /** Reads the cookie again and validates it (spec 4.5). */
  check(): void;
  /** Removes the token and tells the other tabs. */
  clear(): void;
  /** After a sign-in: reads the new cookie and tells the other tabs. */
  announce(): void;
  /** The user has seen that the session ended. */
  acknowledge(): void;
}

const CHANNEL = 'digiken-session';
export const UNKNOWN_SESSION: SessionState = { status: 'unknown' };

/** @param requestTime any request: its answer tells `clock` the server's time */
export function createSessionStore(clock: ServerClock, requestTime: () => Promise<unknown>): SessionStore {
  let state: SessionState = UNKNOWN_SESSION;
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | undefined;

  const set = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const end = (reason: string) => {
    console.warn(`Session token refused: ${reason}`);
    removeToken();
    set({ status: 'ended' });
  };

  const validate = (token: string, timeIsKnown: boolean) => {
    const claims = decodeToken(token);
    if (claims === null) return end('it does not decode or has no id');
    if (claims.exp * 1000 <= clock.now()) {
      if (timeIsKnown || clock.known) return end('it has expired');
      if (state.status === 'checking') return;
      set({ status: 'checking' });
      const settle = () => {
        const current = readToken();
        if (current) validate(current, true);
        else set({ status: 'signed-out' });
      };
      void requestTime().then(settle, settle);
      return;
    }
    if (state.status !== 'signed-in' || state.token !== token) set({ status: 'signed-in', token, claims });
  };

  const check = () => {
    const token = readToken();
    if (token) validate(token, false);
    else if (state.status !== 'ended' && state.status !== 'signed-out') {
      // The cookie may exist and be empty.
      removeToken();
      set({ status: 'signed-out' });
    }
  };

  const onStorage = (event: StorageEvent) => {
    if (event.key === null) check();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') check();
  };

  return {
    get() {
      if (state.status === 'unknown') check();
      return state;
    },
    subscribe(changed) {
      if (listeners.size === 0) {
        if (typeof BroadcastChannel !== 'undefined') {
          channel = new BroadcastChannel(CHANNEL);
          channel.onmessage = check;
        }
        window.addEventListener('storage', onStorage);
        document.addEventListener('visibilitychange', onVisible);
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
        window.removeEventListener('storage', onStorage);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
    check,
    clear() {
      removeToken();
      set({ status: 'signed-out' });
      channel?.postMessage('changed');
    },
    announce() {
      check();
      channel?.postMessage('changed');
    },
    acknowledge() {
      if (state.status === 'ended') set({ status: 'signed-out' });
    },
  };
}
