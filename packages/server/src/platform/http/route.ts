import type { Access, AnswerOf, BodyOf, Call, ParamsOf, QueryOf, Role, User } from '@digiken/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { forbidden, unauthenticated } from './errors';

/** The user behind a request, read from the database for this request. */
export interface Caller {
  id: string;
  role: Role;
  /** False for a learner who signed up by password and has not verified the address (spec 5.3). */
  verified: boolean;
  sessionId: string;
  user: User;
}

type CallerOf<A extends Access> = A extends 'public'
  ? undefined
  : A extends 'optional'
    ? Caller | undefined
    : Caller;

export interface Context<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  caller: CallerOf<C['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the handler of a stream gets as well. */
export interface StreamContext<C extends Call> extends Context<C> {
  /** Aborted when the client is gone, its session has ended or the server stops: end the events then. */
  signal: AbortSignal;
}

/** What the answer to identical requests may depend on. */
export interface SharedContext<C extends Call> extends Pick<Context<C>, 'params' | 'query'> {
  /** Runs a query on a database that is fresh enough for these requests: `Reads.readAs` of platform/reads. */
  read: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
}

/** A call of the contract with what answers it, ready for {@link buildServer}: a handler, or a stream of events. */
export interface Route {
  readonly call: Call;
  readonly handler?: (context: Context<Call>) => Promise<unknown>;
  /** Of a public GET: answers identical requests together. See {@link sharedRoute}. */
  readonly shared?: (context: SharedContext<Call>) => Promise<unknown>;
  readonly stream?: (context: StreamContext<Call>) => Promise<AsyncIterable<unknown>>;
}

/**
 * Connects a call of the contract, which names its method, path and access, with its handler.
 * @param handler returns the body of the answer, or throws an HttpError
 */
export function route<C extends Call>(
  call: C,
  handler: (context: Context<C>) => Promise<AnswerOf<C>>,
): Route {
  return { call, handler };
}

/**
 * Connects a public GET with a handler whose answer depends on params and query only, read through `read`. Requests that are identical and
 * wait at the same time get one answer, from a run of the handler that started after all of them had arrived: nobody
 * gets older data than from {@link route} (spec 14.60).
 * @param shared returns the body of the answer, or throws an HttpError. It gets neither caller nor request, so that no
 *   answer can depend on them.
 */
export function sharedRoute<C extends Call & { readonly method: 'GET'; readonly access: 'public' }>(
  call: C,
  shared: (context: SharedContext<C>) => Promise<AnswerOf<C>>,
): Route {
  return { call, shared };
}

/**
 * Connects a call that declares `stream` with its handler.
 * @param stream returns the events, or throws an HttpError before the first one
 */
export function streamRoute<C extends Call & { readonly stream: true }>(
  call: C,
  stream: (context: StreamContext<C>) => Promise<AsyncIterable<AnswerOf<C>>>,
): Route {
  return { call, stream };
}

const NAMED_ACCESS: readonly unknown[] = ['public', 'optional', 'signed-in', 'verified'];

/** @throws {Error} for a route without a contract or without an access rule: the server must not start */
export function checkRoute({ call, handler, shared, stream }: Route): void {
  if (!call?.method || !call.path || !call.answer)
    throw new Error('A route was declared without its contract.');
  if ((call.stream ? stream : (handler ?? shared)) === undefined)
    throw new Error(`${call.method} ${call.path} was declared without what answers it.`);
  const { access } = call;
  if (shared && (call.method !== 'GET' || access !== 'public'))
    throw new Error(`${call.method} ${call.path} shares answers, but is not a public GET.`);
  const valid = Array.isArray(access) ? access.length > 0 : NAMED_ACCESS.includes(access);
  if (!valid) throw new Error(`${call.method} ${call.path} was declared without who may call it.`);
}

/**
 * @throws {HttpError} 403 with the code `two-step-required` if the caller must set up two-step sign-in first, unless the
 *   call belongs to that (spec 13.153)
 */
export function checkTwoStep(call: Pick<Call, 'beforeTwoStep'>, caller: Caller | undefined, now: Date): void {
  if (call.beforeTwoStep || !mustSetUpTwoStep(caller, now)) return;
  throw forbidden('Set up two-step sign-in first. Your role needs it.', { code: 'two-step-required' });
}

/** Whether the time to set up two-step sign-in is over. */
export const mustSetUpTwoStep = (caller: Caller | undefined, now: Date): boolean =>
  caller?.user.twoStepBy !== undefined && Date.parse(caller.user.twoStepBy) <= now.getTime();

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
