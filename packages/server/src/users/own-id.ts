import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';

/** @throws {HttpError} 404 when `id` is another person's (reliability.md) */
export function ownId(caller: Caller, id: string): string {
  if (caller.id !== id) throw notFound('There is no such person.');
  return caller.id;
}
