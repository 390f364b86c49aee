import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';

/**
 * The caller's own id.
 * @throws {HttpError} 404 if `id` is another user's (spec R.24)
 */
export function ownId(caller: Caller, id: string): string {
  if (caller.id !== id) throw notFound('There is no such person.');
  return caller.id;
}
