import { accounts } from '@digiken/contract';
import { HttpError, notFound } from '../platform/http/errors';
import { type Route, route } from '../platform/http/route';
import { countFailures, countTry, networkOf } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { ownId } from '../users';
import { answerFirstFactor, sessionStarter } from './answer';
import { clientOf } from './client';
import { clearSessionCookies, isSecureSite } from './cookies';
import type { AuthDeps } from './deps';
import { guessLimits, mailLimits } from './limits';
import { oidcRoutes, type Providers } from './oidc';
import { changePassword, mailPasswordLink, resetPassword } from './password-change';
import { safeReturnPath } from './return-path';
import type { Sessions } from './sessions';
import { passkeyRoutes } from './passkeys/routes';
import { signIn } from './sign-in';
import { signUp } from './sign-up';
import { sha256 } from './tokens';
import { twoStepRoutes } from './two-factor/routes';
import { mailVerification, planVerification, renewVerification, verifyEmail } from './verification';
import { WORDING } from './wording';

export function authRoutes(services: Services, sessions: Sessions, providers: Providers): Route[] {
  const { db, clock, config } = services;
  const deps: AuthDeps = { ...services, sessions };

  const begin = sessionStarter(config);

  return [
    route(accounts.signUp, async ({ body, request, reply }) =>
      begin(request, reply, await signUp(deps, clientOf(request, config), body), WORDING.signedUp),
    ),

    route(accounts.signIn, async ({ body, request, reply }) =>
      answerFirstFactor(
        begin,
        config,
        { request, reply },
        await signIn(deps, clientOf(request, config), body),
        {
          started: WORDING.signedIn,
          secondStep: WORDING.secondStep,
        },
      ),
    ),

    // Open to everyone, so that signing out of a session that has ended still clears the cookies.
    route(accounts.signOut, async ({ caller, request, reply }) => {
      if (caller) await sessions.end(db, { userId: caller.id, sessionId: caller.sessionId });
      clearSessionCookies(reply, isSecureSite(request, config));
      return { message: WORDING.signedOut };
    }),

    route(accounts.verifyEmail, async ({ body, request }) => {
      await countFailures(
        { db, clock },
        { limits: guessLimits('verify', networkOf(request.ip)), message: WORDING.tooManyTries },
        () => verifyEmail(deps, body.token),
      );
      return { message: WORDING.verified };
    }),

    route(accounts.resendVerification, async ({ body, caller, request }) => {
      if (caller.user.emailVerified) return { message: WORDING.alreadyVerified };
      await countTry(
        { db, clock },
        { limits: mailLimits(networkOf(request.ip), caller.id), message: WORDING.tooManyMails },
      );
      const returnTo = safeReturnPath(body.returnTo);
      const { id, user } = caller;
      await planVerification({ db, clock }, { userId: id, returnTo });
      mailVerification(deps, { id, email: user.email, firstName: user.firstName, returnTo });
      return { message: WORDING.linkSent };
    }),

    route(accounts.renewVerification, async ({ body: { token, returnTo }, request }) => {
      await countTry(
        { db, clock },
        { limits: mailLimits(networkOf(request.ip), sha256(token)), message: WORDING.tooManyMails },
      );
      await renewVerification(deps, { token, returnTo: safeReturnPath(returnTo) });
      return { message: WORDING.linkRenewed };
    }),

    route(accounts.forgotPassword, async ({ body, request }) => {
      await countTry(
        { db, clock },
        { limits: mailLimits(networkOf(request.ip), body.email), message: WORDING.tooManyMails },
      );
      mailPasswordLink(deps, { email: body.email, returnTo: safeReturnPath(body.returnTo) });
      return { message: WORDING.resetSent };
    }),

    route(accounts.resetPassword, async ({ body, request }) => {
      await countFailures(
        { db, clock },
        {
          limits: guessLimits('reset', networkOf(request.ip)),
          message: WORDING.tooManyTries,
          // A password that is easy to guess is no guess at a link.
          isFailure: (error) => error instanceof HttpError && error.details?.errors?.token !== undefined,
        },
        () => resetPassword(deps, body),
      );
      return { message: WORDING.passwordReset };
    }),

    route(accounts.changePassword, async ({ params, body, caller }) => {
      ownId(caller, params.id);
      await countTry(
        { db, clock },
        { limits: guessLimits('password', caller.id), message: WORDING.tooManyTries },
      );
      await changePassword(deps, caller, body);
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
      const ended = await sessions.end(db, {
        userId: ownId(caller, params.id),
        sessionId: params.sessionId,
      });
      if (!ended) throw notFound(WORDING.noSession);
      if (params.sessionId === caller.sessionId) clearSessionCookies(reply, isSecureSite(request, config));
      return { message: WORDING.deviceSignedOut };
    }),

    ...oidcRoutes({ ...deps, providers }, begin),
    ...passkeyRoutes(deps, begin),
    ...twoStepRoutes(deps, begin),
  ];
}
