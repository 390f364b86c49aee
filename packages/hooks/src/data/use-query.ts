import type { ContractRoute, RouteSpec, UnitRef } from '@digiken/contract';
import { useCallback } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { INTERVALS } from '@digiken/contract/constants';
import { pollInterval } from '../data-saver/data-saver';
import { ApiError, type ApiErrorKind } from '../api/api-error';
import type { Answer, RequestInput, RequestParts } from '../api/request';
import { withRetries } from '../api/retry';
import { type AnyRequest, useRequest, useViewer } from '../session/services';
import { type Defaults, listOf, withDefaults } from './list-items';
import { keyOf } from './query-key';

export interface QueryError {
  kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's own message, when it gave one. */
  message?: string;
  /** The unit that opens a refused lesson (spec 11.51). */
  unit?: UnitRef;
}

/** The state of one request. `error` only after the last retry, and only without older data. */
export interface Query<T> {
  status: 'loading' | 'ready' | 'error';
  data: T | undefined;
  error: QueryError | undefined;
  /** True while a request is running. */
  refreshing: boolean;
  /** Refetches. */
  retry: () => void;
  /** Refetches; resolves when the answer is there, or when there is none. */
  renew: () => Promise<void>;
}

export interface QueryOptions<T = unknown>
  extends Pick<
    SWRConfiguration,
    | 'revalidateOnFocus'
    | 'revalidateOnMount'
    | 'revalidateOnReconnect'
    | 'dedupingInterval'
    | 'keepPreviousData'
  > {
  /** Retries after the first try. Default 2. */
  retries?: number;
  /** Milliseconds before each retry. Default: 1 s, doubling, at most 30 s. */
  wait?: number;
  /**
   * Refetch interval in milliseconds; pauses in a hidden tab and catches up when it is shown (spec R.4). A function
   * chooses it by the latest data; 0 ends the polling.
   */
  every?: Every<T>;
}

const DEFAULT_RETRIES = 2;

type Every<T> = number | ((latest: T | undefined) => number);

/** By the function of the caller: SWR starts to wait anew when it gets another function. */
const slowed = new WeakMap<object, unknown>();

function slower<T>(every: Every<T>): Every<T> {
  if (typeof every === 'number') return pollInterval(every);
  const known = slowed.get(every) as Every<T> | undefined;
  if (known) return known;
  const made: Every<T> = (latest) => pollInterval(every(latest));
  slowed.set(every, made);
  return made;
}

/**
 * Polling. A failed poll is repeated at the same interval, or after 30 seconds if there is none yet; a 4xx is not
 * (spec R.3).
 */
function pollEvery<T>(every: Every<T>): SWRConfiguration<T> {
  const first = typeof every === 'number' ? every : every(undefined);
  return {
    refreshInterval: slower(every),
    shouldRetryOnError: true,
    onErrorRetry: (error, _key, _config, again, options) => {
      if (!(error instanceof ApiError && error.refused)) {
        setTimeout(() => void again(options), pollInterval(first > 0 ? first : INTERVALS.retryMax));
      }
    },
  };
}

function describe(error: unknown): QueryError {
  if (!(error instanceof ApiError)) return { kind: 'server', status: 0 };
  return { kind: error.kind, status: error.status, message: error.serverMessage, unit: error.unit };
}

/** Runs a call as a query; waits while the key is null. For what is not the answer of one route. */
export function useCached<T>(
  key: readonly unknown[] | null,
  call: () => Promise<T>,
  { retries = DEFAULT_RETRIES, wait, every, ...swr }: QueryOptions<T> = {},
): Query<T> {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    key,
    () => withRetries(call, retries, wait),
    {
      ...(every === undefined ? {} : pollEvery(every)),
      ...swr,
    },
  );
  // The failure is in `error` already.
  const renew = useCallback(async () => void (await mutate().catch(() => {})), [mutate]);
  const failed = data === undefined && error !== undefined && !isValidating;
  return {
    status: data !== undefined ? 'ready' : failed ? 'error' : 'loading',
    data,
    error: failed ? describe(error) : undefined,
    refreshing: isValidating,
    retry: () => void renew(),
    renew,
  };
}

/** What {@link useQuery} returns of an answer by default: the content of its envelope. */
type Content<R extends ContractRoute> = Answer<R> extends { data: infer T } ? NonNullable<T> : never;

export interface RouteQueryOptions<R extends ContractRoute, T> extends QueryOptions<T> {
  /** What the hook returns of the answer, with defaults for what is missing (spec R.5). Default: its `data`. */
  read?: (answer: Answer<R>) => T;
}

/**
 * Reads a route. Its key has the user where answers differ by user: it waits until the session is known, and without a
 * user if the route needs one.
 * @param input what the request carries; null: waits
 */
export function useQuery<R extends ContractRoute, T = Content<R>>(
  route: R,
  input: RequestInput<R> | null,
  { read = contentOf<T>, ...options }: RouteQueryOptions<R, T> = {},
): Query<T> {
  const request = useRequest() as unknown as AnyRequest;
  const parts: RequestParts | null = input;
  const viewer = useViewerOf(route);
  return useCached(
    parts === null || viewer === null ? null : keyOf(route, parts, viewer),
    async () => read((await request(route, parts ?? {})) as Answer<R>),
    options,
  );
}

/** The viewer as part of the keys of a route; null while a request has to wait for the session. */
export function useViewerOf({ access }: RouteSpec): string | null {
  const viewer = useViewer();
  if (access === 'public') return '';
  return viewer === '' && access !== 'optional' ? null : viewer;
}

/** One page of a list; a cursor is null at the end of the list. */
export interface PageOf<T> {
  data: T[];
  next: string | null;
  previous: string | null;
}

/** A page of a list; a missing part counts as empty. See {@link listOf}. */
export function pageOf<T extends { _id: string }>(
  { data, next, previous }: Partial<PageOf<T>>,
  defaults: Defaults<NoInfer<T>>,
): PageOf<T> {
  return { data: listOf(data, defaults), next: next ?? null, previous: previous ?? null };
}

/** Sorts by `createdAt` (ISO 8601), newest first; items without it come last. */
export function newestFirst<T extends { createdAt?: string }>(items: T[]): T[] {
  return [...items].sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
}

/** The `data` of an answer; an answer without it is a server error. */
export function dataOf<T>(answer: { data: T } | null | undefined): NonNullable<T> {
  const data = answer?.data;
  if (data === undefined || data === null) throw new ApiError({ kind: 'server', status: 200 });
  return data;
}

const contentOf = <T>(answer: unknown): T => dataOf(answer as { data: T });

/** For `read`: a page of a list. See {@link pageOf}. */
export const readPage =
  <T extends { _id: string }>(defaults: Defaults<NoInfer<T>>) =>
  (answer: Partial<PageOf<T>>): PageOf<T> =>
    pageOf(answer, defaults);

/** For `read`: all items of a list. See {@link listOf}. */
export const readList =
  <T extends { _id: string }>(defaults: Defaults<NoInfer<T>>) =>
  (answer: { data?: readonly T[] | null }): T[] =>
    listOf(answer.data, defaults);

/** For `read`: one object. See {@link withDefaults}. */
export const readOne =
  <T extends object>(defaults: Defaults<NoInfer<T>>) =>
  (answer: { data: T }): T =>
    withDefaults(dataOf(answer), defaults);
