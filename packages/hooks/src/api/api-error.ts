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
  /** Seconds from a Retry-After header. */
  retryAfter?: number;
}

/** A call that did not succeed (spec 8.11). */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly serverMessage?: string;
  readonly errors?: Record<string, string>;
  readonly retryAfter?: number;

  constructor({ kind, status, serverMessage, errors, retryAfter }: ApiErrorDetails) {
    super(serverMessage ?? (status === 0 ? 'No answer from the server' : `The server answered ${status}`));
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.errors = errors;
    this.retryAfter = retryAfter;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function fieldErrors(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const pairs = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function secondsFrom(header: string | null): number | undefined {
  if (header === null) return undefined;
  const value = Number(header);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** The error of an unsuccessful answer; `body` is its parsed JSON, or undefined when there is none. */
export function errorFrom(status: number, body: unknown, retryAfter: string | null): ApiError {
  const message = isRecord(body) && typeof body.message === 'string' ? body.message.trim() : '';
  return new ApiError({
    kind: UNAVAILABLE.includes(status) ? 'unavailable' : 'server',
    status,
    serverMessage: message || undefined,
    errors: isRecord(body) ? fieldErrors(body.errors) : undefined,
    retryAfter: secondsFrom(retryAfter),
  });
}
