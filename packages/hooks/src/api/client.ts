import type { Method } from '@digiken/contract';
import { API_PREFIX, DEVICE_HEADER } from '@digiken/contract/constants';
import { readToken } from '../session/cookie';
import { errorFrom, noAnswer } from './api-error';
import { deviceId } from './device-id';
import { createServerClock, type ServerClock } from './server-clock';

export interface ApiRequest {
  method: Method;
  /** Path after the /api prefix, e.g. `/courses`. */
  path: string;
  /** Undefined and empty values are left out. */
  query?: Record<string, string | undefined>;
  /** Sent as JSON, or as it is when it is a FormData. */
  body?: unknown;
}

export interface ApiClient {
  /** The parsed body of a successful answer; throws an ApiError for everything else. Never gives up by itself. */
  request(request: ApiRequest): Promise<unknown>;
  readonly clock: ServerClock;
}

function address({ path, query }: ApiRequest): string {
  const pairs = Object.entries(query ?? {}).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return API_PREFIX + path + (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '');
}

async function parsed(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What every call carries: the bearer token where there is one, and the device (product.md §7). */
export function commonHeaders(): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', [DEVICE_HEADER]: deviceId() };
  const token = readToken();
  if (token) headers.Authorization = `Bearer ${token}`;
  return headers;
}

/** Calls the site's own origin under /api (product.md §7): JSON, cookies included, bearer token, device id. */
export function createApiClient(): ApiClient {
  const clock = createServerClock();

  async function request(wanted: ApiRequest): Promise<unknown> {
    const { method, body } = wanted;
    const headers = commonHeaders();
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';

    let answer: Response;
    let content: unknown;
    try {
      answer = await fetch(address(wanted), {
        method,
        headers,
        credentials: 'include',
        body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
      });
      content = await parsed(answer);
    } catch {
      throw noAnswer();
    }
    clock.learn(answer.headers.get('Date'));
    if (!answer.ok || content === undefined) {
      throw errorFrom(answer.status, content, answer.headers.get('Retry-After'));
    }
    return content;
  }

  return { request, clock };
}
