import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf, Role, User } from '@digiken/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from './errors';

/**
 * Who may call: `public` anybody, and the caller is not even looked up; `optional` anybody, known when
 * signed in; `signed-in`; `verified` signed in with a verified address where product.md §5 asks for one;
 * a list of roles, verified too.
 */
export type Access = 'public' | 'optional' | 'signed-in' | 'verified' | readonly [Role, ...Role[]];

/** The person behind a request: read from the database for this request. */
export interface Caller {
  id: string;
  role: Role;
  /** False for a learner who signed up by password and has not verified the address (product.md §5). */
  verified: boolean;
  sessionId: string;
  user: User;
}

type CallerOf<A extends Access> = A extends 'public'
  ? undefined
  : A extends 'optional'
    ? Caller | undefined
    : Caller;

export interface Context<C extends Call, A extends Access> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  caller: CallerOf<A>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A call with who may make it and what it does, ready for {@link buildServer}. */
export interface Route {
  readonly call: Call;
  readonly access: Access;
  readonly handler: (context: Context<Call, Access>) => Promise<unknown>;
}

/**
 * Declares a route: its contract and its access in one place.
 * @param handler gives the answer's body, or throws an HttpError
 */
export function route<C extends Call, const A extends Access>(
  call: C,
  access: A,
  handler: (context: Context<C, A>) => Promise<AnswerOf<C>>,
): Route {
  return { call, access, handler: handler };
}

const WORDS: readonly unknown[] = ['public', 'optional', 'signed-in', 'verified'];

/** @throws {Error} for a route that names no contract or nobody who may call it: it must not start */
export function checkRoute({ call, access }: Route): void {
  if (!call?.method || !call.path || !call.answer)
    throw new Error('A route was declared without its contract.');
  const named = Array.isArray(access) ? access.length > 0 : WORDS.includes(access);
  if (!named) throw new Error(`${call.method} ${call.path} was declared without who may call it.`);
}

/** @throws {HttpError} 401 without a session, 403 with the wrong role or an unverified address */
export function checkAccess(access: Access, caller: Caller | undefined, hadToken: boolean): void {
  if (access === 'public' || access === 'optional') return;
  if (!caller) {
    throw unauthenticated(hadToken ? 'Your session has ended. Sign in again.' : undefined);
  }
  if (access === 'signed-in') return;
  if (access !== 'verified' && !access.includes(caller.role)) throw forbidden();
  if (!caller.verified) throw forbidden('Verify your email address first: open the link that we sent you.');
}
