import { ApiError } from './api-error';

/** The result of an action in the shape that ui's forms take, with the server's answer as `data`. */
export type Outcome<T = unknown> =
  | { ok: true; data: T; message?: string }
  | {
      ok: false;
      message: string;
      errors?: Record<string, string>;
      /** HTTP status; 0 when no answer came. */
      status: number;
      /** Seconds to wait before the next try. */
      retryAfter?: number;
      /** What programs tell this error by, e.g. `taken-over`. */
      code?: string;
    };

/** Shown when the server gave no message of its own; the app passes them from its message catalogue. */
export interface FailureTexts {
  offline: string;
  unavailable: string;
  unexpected: string;
  /** The connection is gone, and this device could not keep the change. Default: the text of the failure. */
  notKept?: string;
  /** A lesson cannot be marked as not done without a connection. Default: the text of the failure. */
  needsConnection?: string;
}

export function failureText(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.serverMessage) return error.serverMessage;
  return error.kind === 'server' ? texts.unexpected : texts[error.kind];
}

/** Runs a call and turns a rejection into an outcome, so that a form keeps what the user typed. */
export async function outcomeOf<T>(call: () => Promise<T>, texts: FailureTexts): Promise<Outcome<T>> {
  try {
    const data = await call();
    const message = (data as { message?: unknown } | undefined)?.message;
    return { ok: true, data, message: typeof message === 'string' ? message : undefined };
  } catch (error) {
    const known = error instanceof ApiError ? error : undefined;
    return {
      ok: false,
      message: failureText(error, texts),
      errors: known?.errors,
      status: known?.status ?? 0,
      retryAfter: known?.retryAfter,
      ...(known?.code !== undefined && { code: known.code }),
    };
  }
}
