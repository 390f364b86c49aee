import { INTERVALS } from '@digiken/contract/constants';
import { ApiError } from './api-error';

/** Wait before the nth retry, in milliseconds: 1 s, doubling, at most 30 s (product.md §7). */
export function backoff(retry: number): number {
  return Math.min(INTERVALS.retryBase * 2 ** (retry - 1), INTERVALS.retryMax);
}

/**
 * Runs `call` and, when it fails, up to `retries` times more, with exponential backoff or `wait` milliseconds
 * before each; a request that the server refused is not repeated (rulings.md: no retry on a 4xx). Rejects with
 * the last error.
 */
export async function withRetries<T>(call: () => Promise<T>, retries: number, wait?: number): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await call();
    } catch (error) {
      if (retry > retries || (error instanceof ApiError && error.refused)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait ?? backoff(retry)));
    }
  }
}
