import { ApiError } from './api-error';

/** What an action answers: the shape that ui's forms take, with the answer's data beside it. */
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
    };

/** Said when the server has not said anything itself; the app brings them from its catalogue. */
export interface FailureTexts {
  offline: string;
  unavailable: string;
  unexpected: string;
}

export function failureText(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.said) return error.said;
  return error.kind === 'server' ? texts.unexpected : texts[error.kind];
}

/** Runs a call and turns what it throws into an outcome, so that a form can keep what was typed. */
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
    };
  }
}
