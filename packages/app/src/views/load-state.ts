import type { Query } from '@digiken/hooks/api';
import type { HomeScreenProps } from '@digiken/learning/home-screen';

type LoadState = HomeScreenProps['state'];

/** Answers that may be different at the next try: not found, timed out, too many requests. */
const RETRYABLE = [404, 408, 429];

/** The state of a query for a screen. No retry after an answer that refuses the request itself. */
export function loadState(query: Query<unknown>): LoadState {
  const { status, error } = query;
  if (status !== 'error' || !error) return { status };
  const refused = error.status >= 400 && error.status < 500 && !RETRYABLE.includes(error.status);
  return {
    status,
    error: { message: error.message, kind: error.kind === 'server' ? 'other' : error.kind },
    onRetry: refused ? undefined : query.retry,
  };
}

/** The server has nothing at this address. */
export function isMissing(query: Query<unknown>): boolean {
  return query.error?.status === 404 || query.error?.status === 422;
}

/** As {@link loadState}; without a connection, `missing` says that the page is not on this device (spec 14.19). */
export function offlineState(query: Query<unknown>, missing: string): LoadState {
  const state = loadState(query);
  return query.error?.kind === 'offline' ? { ...state, error: { ...state.error, message: missing } } : state;
}
