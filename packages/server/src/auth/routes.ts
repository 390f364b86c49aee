import { accounts } from '@digiken/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../platform/http/errors';
import { type Route, route } from '../platform/http/route';
import { countTry, forgiveTry } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { ownId, toUser } from '../users';
import { clearSessionCookies, isSecureSite, setSessionCookies } from './cookies';
import { guessLimits, mailLimits, signInLimits, signUpLimits } from './limits';
import { AuthService, type Started } from './service';
import type { Sessions } from './sessions';
import { WORDING } from './wording';

export function authRoutes(services: Services, sessions: Sessions): Route[] {
  const { db, clock, config } = services;
  const auth = new AuthService(services, sessions);

  const begin = (request: FastifyRequest, reply: FastifyReply, started: Started, message: string) => {
    setSessionCookies(reply, isSecureSite(request, config), started.token, started.binding);
    return { message, data: { token: started.token, user: toUser(started.user) } };
  };

  return [
    route(accounts.signUp, async ({ body, request, reply }) => {
      await countTry(db, clock, signUpLimits(request.ip), WORDING.tooManySignUps);
      const started = await auth.signUp(body, request.headers['user-agent']);
      return begin(request, reply, started, WORDING.signedUp);
    }),

    route(accounts.signIn, async ({ body, request, reply }) => {
      const limits = signInLimits(request.ip, body.email);
      await countTry(db, clock, limits, WORDING.tooManySignIns);
      const started = await auth.signIn(body, request.headers['user-agent']);
      // A class that signs in behind one school's address is not guessing.
      await forgiveTry(db, limits);
      return begin(request, reply, started, WORDING.signedIn);
    }),

    // Open to everybody, so that signing out of a session that has ended still clears the cookies.
    route(accounts.signOut, async ({ caller, request, reply }) => {
      if (caller) await sessions.end(db, caller.id, caller.sessionId);
      clearSessionCookies(reply, isSecureSite(request, config));
      return { message: WORDING.signedOut };
    }),

    route(accounts.verifyEmail, async ({ body, request }) => {
      await countTry(db, clock, guessLimits('verify', request.ip), WORDING.tooManyTries);
      await auth.verifyEmail(body.token);
      return { message: WORDING.verified };
    }),

    route(accounts.resendVerification, async ({ caller, request }) => {
      if (caller.user.emailVerified) return { message: WORDING.alreadyVerified };
      await countTry(db, clock, mailLimits(request.ip, caller.id), WORDING.tooManyMails);
      auth.mailVerification({ id: caller.id, email: caller.user.email, firstName: caller.user.firstName });
      return { message: WORDING.linkSent };
    }),

    route(accounts.forgotPassword, async ({ body, request }) => {
      await countTry(db, clock, mailLimits(request.ip, body.email), WORDING.tooManyMails);
      auth.mailPasswordLink(body.email);
      return { message: WORDING.resetSent };
    }),

    route(accounts.resetPassword, async ({ body, request }) => {
      await countTry(db, clock, guessLimits('reset', request.ip), WORDING.tooManyTries);
      await auth.resetPassword(body);
      return { message: WORDING.passwordReset };
    }),

    route(accounts.changePassword, async ({ params, body, caller }) => {
      ownId(caller, params.id);
      await countTry(db, clock, guessLimits('password', caller.id), WORDING.tooManyTries);
      await auth.changePassword(caller.user, caller.sessionId, body);
      return { message: WORDING.passwordChanged };
    }),

    route(accounts.listSessions, async ({ params, caller }) => {
      const rows = await sessions.list(ownId(caller, params.id));
      return {
        data: rows.map(({ id, device, createdAt, lastSeenAt }) => ({
          _id: id,
          device,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          current: id === caller.sessionId,
        })),
      };
    }),

    route(accounts.revokeSession, async ({ params, caller, request, reply }) => {
      const ended = await sessions.end(db, ownId(caller, params.id), params.sessionId);
      if (!ended) throw notFound(WORDING.noSession);
      if (params.sessionId === caller.sessionId) clearSessionCookies(reply, isSecureSite(request, config));
      return { message: WORDING.deviceSignedOut };
    }),
  ];
}
