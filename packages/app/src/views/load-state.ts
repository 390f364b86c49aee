import type { Query } from '@digiken/hooks';
import type { HomeScreenProps } from '@digiken/ui/home-screen';

type LoadState = HomeScreenProps['state'];

/** Where a query stands, in the words of the screens. What the server refused is not offered again. */
export function loadState(query: Query<unknown>): LoadState {
  const { status, error } = query;
  if (status !== 'error' || !error) return { status };
  const refused = error.status >= 400 && error.status < 500;
  return {
    status,
    error: { message: error.message, kind: error.kind === 'server' ? 'other' : error.kind },
    onRetry: refused ? undefined : query.retry,
  };
}

/** The server knows nothing under this address. */
export function isMissing(query: Query<unknown>): boolean {
  return query.error?.status === 404 || query.error?.status === 422;
}
