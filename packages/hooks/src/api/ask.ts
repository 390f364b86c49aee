import type { AnswerOf, BodyInputOf, Call } from '@digiken/contract';
import type { ApiClient, ApiRequest } from './client';

/** One request, its answer typed by the contract's call: `ask<Accounts['signIn']>({ method: 'POST', … })`. */
export type Ask = <C extends Call>(request: ApiRequest) => Promise<AnswerOf<C>>;

/**
 * The calls of one area by their contract names. Areas of the consoles are taken by `useCalls`, so that a
 * public page's first load carries none of them.
 */
export type Area<T> = (ask: Ask) => T;

/** Bodies as a client sends them. */
export type Body<C extends Call> = NonNullable<BodyInputOf<C>>;

/** One path segment, safe for any text. */
export const segment = encodeURIComponent;

export function askOf(client: ApiClient): Ask {
  return <C extends Call>(request: ApiRequest) => client.request(request) as Promise<AnswerOf<C>>;
}
