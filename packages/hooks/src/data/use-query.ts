import useSWR, { type SWRConfiguration } from 'swr';
import { ApiError, type ApiErrorKind } from '../api/api-error';
import { withRetries } from '../api/retry';

export interface QueryError {
  kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's own sentence, when it gave one. */
  message?: string;
}

/** Where the answer to one call stands. `error` only once every retry has failed and nothing older is there. */
export interface Query<T> {
  status: 'loading' | 'ready' | 'error';
  data: T | undefined;
  error: QueryError | undefined;
  /** Is a newer answer on its way? */
  refreshing: boolean;
  /** Asks again. */
  retry: () => void;
}

export interface QueryOptions
  extends Pick<
    SWRConfiguration,
    'revalidateOnFocus' | 'revalidateOnMount' | 'dedupingInterval' | 'keepPreviousData'
  > {
  /** Retries after the first try. Default 2. */
  retries?: number;
  /** Milliseconds before each retry. Default: 1 s, doubling, at most 30 s. */
  wait?: number;
  /** Asks again after so many milliseconds; pauses in a hidden tab and catches up when it shows. */
  every?: number;
}

const DEFAULT_RETRIES = 2;

/** A failed poll is repeated at the poll's own pace; what the server refused is left alone. */
function pollOn(every: number): SWRConfiguration {
  return {
    refreshInterval: every,
    shouldRetryOnError: true,
    onErrorRetry: (error, _key, _config, again, options) => {
      if (!(error instanceof ApiError && error.refused)) setTimeout(() => void again(options), every);
    },
  };
}

function describe(error: unknown): QueryError {
  if (!(error instanceof ApiError)) return { kind: 'server', status: 0 };
  return { kind: error.kind, status: error.status, message: error.said };
}

/** One call as a query; a null key waits. */
export function useQuery<T>(
  key: readonly unknown[] | null,
  call: () => Promise<T>,
  { retries = DEFAULT_RETRIES, wait, every, ...swr }: QueryOptions = {},
): Query<T> {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    key,
    () => withRetries(call, retries, wait),
    {
      ...(every === undefined ? {} : pollOn(every)),
      ...swr,
    },
  );
  const failed = data === undefined && error !== undefined && !isValidating;
  return {
    status: data !== undefined ? 'ready' : failed ? 'error' : 'loading',
    data,
    error: failed ? describe(error) : undefined,
    refreshing: isValidating,
    // The failure is in `error`; the rejected promise has nothing to add.
    retry: () => void mutate().catch(() => {}),
  };
}

/** Lists arrive whole or not at all: anything else counts as empty (rulings.md: missing fields are survived). */
export function listOf<T>(value: T[] | null | undefined): T[] {
  return Array.isArray(value) ? value : [];
}

/** One page of a list that is paged by key; a cursor is null where the list ends. */
export interface PageOf<T> {
  data: T[];
  next: string | null;
  previous: string | null;
}

/** The page as it came; a missing part counts as empty. */
export function pageOf<T>({ data, next, previous }: Partial<PageOf<T>>): PageOf<T> {
  return { data: listOf(data), next: next ?? null, previous: previous ?? null };
}

/** Newest first by ISO 8601 time; items without one come last. */
export function newestFirst<T extends { createdAt?: string }>(items: T[]): T[] {
  return [...items].sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
}

/** What stands in the wrapper's `data`; an answer without it is an error, as if the server had failed. */
export function held<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new ApiError({ kind: 'server', status: 200 });
  return value;
}
