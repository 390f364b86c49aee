import type { ErrorBody, UnitRef } from '@digiken/contract';

/** The cause of a failed call. `server`: the server answered with an error of its own. */
export type ApiErrorKind = 'offline' | 'unavailable' | 'server';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The `message` of the error body, when there is one. */
  serverMessage?: string;
  /** Field name to message; only on 422. */
  errors?: Record<string, string>;
  /** The unit that opens a refused lesson (spec 11.51). */
  unit?: UnitRef;
  /** What kind of refusal it is, where callers act on it. */
  code?: ErrorBody['code'];
  /** Seconds from a Retry-After header. */
  retryAfter?: number;
}

/** A call that did not succeed (spec 8.11). */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  declare readonly status: number;
  declare readonly serverMessage?: string;
  declare readonly errors?: Record<string, string>;
  declare readonly unit?: UnitRef;
  declare readonly code?: ErrorBody['code'];
  declare readonly retryAfter?: number;

  constructor(details: ApiErrorDetails) {
    // Only logs show the status: users read the server's message, or a text for `kind`.
    super(details.serverMessage ?? `HTTP ${details.status}`);
    this.name = 'ApiError';
    Object.assign(this, details);
  }

  /** True for a 4xx: the request itself is refused, so a retry cannot help (spec R.3). */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** Proxies answer with these when the server behind them is down (spec R.7). */
const UNAVAILABLE = [502, 503, 504];

export function noAnswer(): ApiError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ApiError({ kind: offline ? 'offline' : 'unavailable', status: 0 });
}

/** What an error's body may hold; a proxy's own error page holds none of it. */
function isBody(value: unknown): value is Partial<ErrorBody> {
  return value instanceof Object;
}

function fieldErrors(value: object): Record<string, string> | undefined {
  const pairs = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function secondsFrom(header: string | null): number | undefined {
  const value = Number(header ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** The error of an unsuccessful answer; `body` is its parsed JSON, or undefined when there is none. */
export function errorFrom(status: number, body: unknown, retryAfter: string | null): ApiError {
  const { message, errors, unit, code } = isBody(body) ? body : {};
  return new ApiError({
    kind: UNAVAILABLE.includes(status) ? 'unavailable' : 'server',
    status,
    serverMessage: (typeof message === 'string' && message.trim()) || undefined,
    errors: isBody(errors) ? fieldErrors(errors) : undefined,
    unit,
    code,
    retryAfter: secondsFrom(retryAfter),
  });
}
