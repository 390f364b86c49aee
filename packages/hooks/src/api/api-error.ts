/** What stands behind a failed call. `server`: it answered, with an error of its own. */
export type ApiErrorKind = 'offline' | 'unavailable' | 'server';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's own sentence, when its body had one. */
  said?: string;
  /** Field name to sentence; only on 422. */
  errors?: Record<string, string>;
  /** Seconds from a Retry-After header. */
  retryAfter?: number;
}

/** A call that did not succeed (bodies: rulings.md, "Every error body"). */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly said?: string;
  readonly errors?: Record<string, string>;
  readonly retryAfter?: number;

  constructor({ kind, status, said, errors, retryAfter }: ApiErrorDetails) {
    super(said ?? (status === 0 ? 'No answer from the server' : `The server answered ${status}`));
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.said = said;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** The request itself was refused: asking again cannot help (rulings.md: no retry on a 4xx). */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** Proxies answer these when nobody is behind them (rulings.md, "unavailable"). */
const UNAVAILABLE = [502, 503, 504];

export function noAnswer(): ApiError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ApiError({ kind: offline ? 'offline' : 'unavailable', status: 0 });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function sentences(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const pairs = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function seconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  const value = Number(header);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** The error that an answer stands for; `body` is its parsed JSON, or undefined when it had none. */
export function errorFrom(status: number, body: unknown, retryAfter: string | null): ApiError {
  const message = isRecord(body) && typeof body.message === 'string' ? body.message.trim() : '';
  return new ApiError({
    kind: UNAVAILABLE.includes(status) ? 'unavailable' : 'server',
    status,
    said: message || undefined,
    errors: isRecord(body) ? sentences(body.errors) : undefined,
    retryAfter: seconds(retryAfter),
  });
}
