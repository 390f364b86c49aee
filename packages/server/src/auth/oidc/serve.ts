import { API_PREFIX } from '@digiken/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/errors';
import { countTry, networkOf } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { isSecureSite } from '../cookies';
import { authorizationAddress, confirm } from './claims';
import { clearFlowCookie, flowCookieOf, setFlowCookie } from './cookie';
import { answerFlow, beginFlow, confirmFlow, endFlow, FLOW_SECONDS, secretsOf } from './flows';
import { findIdentity } from './identities';
import { loggableProblem, type Problem, problemOf } from './problems';
import type { Providers } from './providers';
import { safeReturnPath } from '../return-path';
import { OIDC_WORDING } from './wording';

/** Sign-ins of one network: high enough for a class at one school's address. */
const STARTS = { max: 300, windowSeconds: 600 };

/** The page that finishes a sign-in. */
const CONTINUE = '/auth/continue';

interface Failure {
  problem: Problem;
  /** Undefined if it is not known, or unsafe to repeat. */
  provider?: string;
  returnTo?: string | null;
  /** The person was adding a way of signing in. */
  linking?: boolean;
}

type Parts = Pick<Services, 'db' | 'clock' | 'config'> & { providers: Providers };

/**
 * Serves the two addresses of sign-in with providers that browsers open themselves: its start, and where the provider
 * sends the browser back to. Both only answer redirects; a session begins in `continueOidc` (spec 13.132).
 */
export function serveOidc(app: FastifyInstance, parts: Parts): void {
  const { db, clock, config, providers } = parts;
  const anyone = { config: { access: 'public' as const } };

  /** Logs what went wrong for the operator, and shows the person a sentence about it. */
  const fail = (request: FastifyRequest, reply: FastifyReply, failure: Failure, error?: unknown) => {
    const { provider, problem } = failure;
    if (error !== undefined)
      request.log.warn({ provider, problem, ...loggableProblem(error) }, 'Sign-in with a provider failed');
    return redirect(reply, problemPage(failure));
  };

  app.get<{ Params: { provider: string }; Querystring: { from?: unknown } }>(
    `${API_PREFIX}/auth/oidc/:provider`,
    anyone,
    async (request, reply) => {
      const provider = providers.find(request.params.provider);
      const returnTo = safeReturnPath(request.query.from);
      if (!provider) return fail(request, reply, { problem: 'unknown', returnTo });
      try {
        const limits = [{ key: `oidc:network:${networkOf(request.ip)}`, ...STARTS }];
        await countTry({ db, clock }, { limits, message: OIDC_WORDING.tooManyStarts });
        const configuration = await providers.configurationOf(provider);
        const token = await beginFlow({ db, clock }, { provider: provider.id, userId: null, returnTo });
        const redirectTo = providers.redirectAddress(provider);
        const address = await authorizationAddress(configuration, { token, redirect: redirectTo });
        setFlowCookie(reply, isSecureSite(request, config), { token, seconds: FLOW_SECONDS });
        return redirect(reply, address);
      } catch (error) {
        const problem = error instanceof HttpError ? 'busy' : problemOf(error);
        return fail(request, reply, { problem, provider: provider.id, returnTo }, error);
      }
    },
  );

  app.get<{ Params: { provider: string }; Querystring: { state?: unknown } }>(
    `${API_PREFIX}/auth/oidc/:provider/callback`,
    anyone,
    async (request, reply) => {
      const provider = providers.find(request.params.provider);
      if (!provider) return fail(request, reply, { problem: 'unknown' });
      const secure = isSecureSite(request, config);
      const token = flowCookieOf(request, secure);
      // An answer that this browser did not ask for must not use up the one that it waits for.
      const expected = token !== undefined && request.query.state === secretsOf(token).state;
      const flow = expected ? await answerFlow({ db, clock }, { token, provider: provider.id }) : undefined;
      if (!flow || token === undefined)
        return fail(request, reply, { problem: 'expired', provider: provider.id });
      const failure = {
        provider: provider.id,
        returnTo: flow.returnTo,
        linking: flow.userId !== null,
      };
      const end = async (problem: Problem, error: unknown) => {
        await endFlow(db, flow.hash);
        clearFlowCookie(reply, secure);
        return fail(request, reply, { ...failure, problem }, error);
      };
      try {
        const configuration = await providers.configurationOf(provider);
        const address = new URL(providers.redirectAddress(provider));
        address.search = new URL(request.url, config.publicUrl).search;
        const confirmed = await confirm(configuration, { address, token });
        const usable = confirmed.emailVerified || flow.userId !== null || (await findIdentity(db, confirmed));
        if (!usable) return await end('no-email', undefined);
        await confirmFlow({ db, clock }, { token, confirmed });
        setFlowCookie(reply, secure, { token, seconds: FLOW_SECONDS });
        return redirect(reply, CONTINUE);
      } catch (error) {
        return end(problemOf(error), error);
      }
    },
  );
}

/** The page that shows a problem; only known words and a checked path are in its address. */
function problemPage({ problem, provider, returnTo, linking }: Failure): string {
  const query = new URLSearchParams({
    problem,
    ...(provider && { provider }),
    ...(returnTo && { from: returnTo }),
  });
  return `${linking ? CONTINUE : '/auth/signin'}?${query.toString()}`;
}

const redirect = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'no-store').redirect(to, 303);
