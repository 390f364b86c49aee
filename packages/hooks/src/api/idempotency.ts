import type { RouteSpec } from '@digiken/contract';
import { ApiError } from './api-error';
import { addressOf, type RequestParts } from './request';
import { newUuid } from './uuid';

/** The keys of user actions that have not succeeded yet. */
export interface ActionKeys {
  /**
   * Sends an action with its key. The same action gets the same key until it succeeds or the server rejects it,
   * so pressing the button again after a lost answer creates nothing twice.
   */
  run<T>(route: RouteSpec, parts: RequestParts, send: (key: string) => Promise<T>): Promise<T>;
}

function fingerprint(route: RouteSpec, parts: RequestParts): string {
  const file = parts.file;
  const name = file instanceof File ? [file.name, file.lastModified] : [];
  return JSON.stringify([
    route.method,
    addressOf(route, parts),
    parts.body,
    file && [...name, file.size, file.type],
  ]);
}

/** True when the server has rejected the action for good: a 4xx without an invitation to try again. */
const isRejected = (error: unknown) =>
  error instanceof ApiError && error.refused && error.retryAfter === undefined;

/** Keys for one form or dialog. */
export function createActionKeys(): ActionKeys {
  const pending = new Map<string, string>();
  return {
    async run(route, parts, send) {
      const action = fingerprint(route, parts);
      const key = pending.get(action) ?? newUuid();
      pending.set(action, key);
      const forget = () => {
        if (pending.get(action) === key) pending.delete(action);
      };
      try {
        const answer = await send(key);
        forget();
        return answer;
      } catch (error) {
        if (isRejected(error)) forget();
        throw error;
      }
    },
  };
}
