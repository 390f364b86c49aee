import type { User } from '@digiken/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../platform/services';
import { toUser } from '../users';
import { clearPendingCookie, isSecureSite, setPendingCookie, setSessionCookies } from './cookies';
import type { FirstFactorResult, Started } from './first-factor';

/** Sets the cookies of a new session. @returns the body of the answer */
export type StartSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  started: Started,
  message: string,
) => { message: string; data: { token: string; user: User } };

export const sessionStarter =
  (config: Services['config']): StartSession =>
  (request, reply, { user, twoStepBy, ...started }, message) => {
    const secure = isSecureSite(request, config);
    setSessionCookies(reply, secure, started);
    clearPendingCookie(request, reply, secure);
    const due = twoStepBy && { twoStepBy: twoStepBy.toISOString() };
    return { message, data: { token: started.token, user: { ...toUser(user), ...due } } };
  };

/**
 * Answers what a proven first factor leads to, with its cookies: the session, or the second step (spec 13.147).
 * @param messages for either case
 */
export function answerFirstFactor(
  startSession: StartSession,
  config: Services['config'],
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  result: FirstFactorResult,
  messages: { started: string; secondStep: string },
) {
  if (result.kind === 'started') return startSession(request, reply, result.started, messages.started);
  setPendingCookie(reply, isSecureSite(request, config), result.pending.token);
  return {
    message: messages.secondStep,
    secondStep: { expiresAt: result.pending.expiresAt.toISOString() },
  };
}
