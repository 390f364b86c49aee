import { INTERVALS } from '@digiken/contract/constants';
import { ApiError } from './api-error';

/** Wait before the nth retry, in milliseconds: 1 s, doubling, at most 30 s (spec 7.9). */
export function backoff(retry: number): number {
  return Math.min(INTERVALS.retryBase * 2 ** (retry - 1), INTERVALS.retryMax);
}

/**
 * Runs `call` and, when it fails, retries it up to `retries` times, after exponential backoff or `wait`
 * milliseconds. A 4xx is not retried (spec R.3), nor a request of a device without a connection: queries are repeated
 * when it is back (spec 14.22). Rejects with the last error.
 */
export async function withRetries<T>(call: () => Promise<T>, retries: number, wait?: number): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await call();
    } catch (error) {
      if (retry > retries || (error instanceof ApiError && (error.refused || error.kind === 'offline')))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, wait ?? backoff(retry)));
    }
  }
}
