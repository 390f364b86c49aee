import type { RouteSpec } from '@digiken/contract';
import { API_PREFIX, DEVICE_HEADER, IDEMPOTENCY_HEADER } from '@digiken/contract/constants';
import { readToken } from '../session/cookie';
import { type ApiError, errorFrom, noAnswer } from './api-error';
import { deviceId } from './device-id';
import { takeEarlyAnswer } from './early-answers';
import type { ActionKeys } from './idempotency';
import { addressOf, payloadOf, type RequestParts, type SendRequest } from './request';
import { createServerClock, type ServerClock } from './server-clock';
import { newUuid } from './uuid';

export interface ApiClient {
  /** Sends one request; rejects with an ApiError for everything but a success. Never times out (spec 7.6). */
  readonly request: SendRequest;
  /** The same for user actions: one `Idempotency-Key` for an action and its repetitions. */
  readonly requestWith: (keys: ActionKeys) => SendRequest;
  /** Calls `listener` with every error answer before its request rejects; returns the unsubscribe function. */
  readonly onFailure: (listener: FailureListener) => () => void;
  /** Calls `listener` after every successful answer; returns the unsubscribe function. */
  readonly onSuccess: (listener: () => void) => () => void;
  readonly clock: ServerClock;
}

type FailureListener = (error: ApiError, route: RouteSpec) => void;

/**
 * The headers of every call (spec 7.4, 7.5): the bearer token when there is one, the device id, the language of the page
 * (spec 14.190) and, for a route that creates something, the key of the user action.
 */
export function headersOf(route: RouteSpec, key?: string): Record<string, string> {
  const token = readToken();
  return {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang || 'en-KE',
    [DEVICE_HEADER]: deviceId(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(route.idempotent && { [IDEMPOTENCY_HEADER]: key ?? newUuid() }),
  };
}

/** Parses JSON; undefined for an empty or unreadable text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls the site's own origin under /api (spec 7.1, 7.3): JSON, cookies included. */
export function createApiClient(): ApiClient {
  const clock = createServerClock();
  const failureListeners = new Set<FailureListener>();
  const successListeners = new Set<() => void>();

  async function send(route: RouteSpec, parts: RequestParts, key?: string): Promise<unknown> {
    const body = payloadOf(route, parts);
    const headers = headersOf(route, key);
    if (typeof body === 'string') headers['Content-Type'] = 'application/json';
    const address = API_PREFIX + addressOf(route, parts);
    let response: Response;
    let text: string;
    try {
      const sent = route.method === 'GET' ? takeEarlyAnswer(address, headers) : undefined;
      const early = await sent;
      if (early === null) throw noAnswer();
      response =
        early?.response ??
        (await fetch(address, { method: route.method, headers, credentials: 'include', body }));
      text = early?.text ?? (await response.text());
    } catch {
      throw noAnswer();
    }
    const content = parseJson(text);
    clock.learn(response.headers.get('Date'));
    if (response.ok && content !== undefined) {
      for (const listener of successListeners) listener();
      return content;
    }
    const error = errorFrom(response.status, content, response.headers.get('Retry-After'));
    for (const listener of failureListeners) listener(error, route);
    throw error;
  }

  // The one place where the client trusts the server: it types the answer by the contract (ADR 0010).
  const typed = (request: (route: RouteSpec, parts?: RequestParts) => Promise<unknown>) =>
    request as SendRequest;

  return {
    request: typed((route, parts = {}) => send(route, parts)),
    requestWith: (keys) =>
      typed((route, parts = {}) =>
        route.idempotent ? keys.run(route, parts, (key) => send(route, parts, key)) : send(route, parts),
      ),
    onFailure(listener) {
      failureListeners.add(listener);
      return () => void failureListeners.delete(listener);
    },
    onSuccess(listener) {
      successListeners.add(listener);
      return () => void successListeners.delete(listener);
    },
    clock,
  };
}
