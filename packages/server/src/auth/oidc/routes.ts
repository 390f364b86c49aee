import { oidc } from '@digiken/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, route } from '../../platform/http/route';
import { ownId, toUser } from '../../users';
import { clientOf } from '../client';
import { isSecureSite, setSessionCookies } from '../cookies';
import { clearFlowCookie, flowCookieOf, setFlowCookie } from './cookie';
import { FLOW_SECONDS } from './flows';
import { listWays, removeIdentity, startLinking } from './identities';
import {
  continueSignIn,
  linkByPassword,
  type OidcDeps,
  sentenceOf,
  signUpByProvider,
  type StartedByProvider,
} from './steps';
import { OIDC_WORDING, unlinkedNow } from './wording';

/** The calls of sign-in with providers; `serveOidc` answers the addresses that browsers open. */
export function oidcRoutes(deps: OidcDeps): Route[] {
  const { config } = deps;
  const tokenOf = (request: FastifyRequest) => flowCookieOf(request, isSecureSite(request, config));

  const begin = (request: FastifyRequest, reply: FastifyReply, { started, from }: StartedByProvider) => {
    const secure = isSecureSite(request, config);
    setSessionCookies(reply, secure, started);
    clearFlowCookie(reply, secure);
    return { token: started.token, user: toUser(started.user), from };
  };

  return [
    route(oidc.continueOidc, async ({ caller, request, reply }) => {
      const token = tokenOf(request);
      const next = await continueSignIn(deps, clientOf(request, config), { token, caller });
      if ('started' in next) {
        const session = begin(request, reply, next);
        return { message: OIDC_WORDING.signedIn, data: { step: 'signed-in' as const, ...session } };
      }
      if (next.step === 'linked') clearFlowCookie(reply, isSecureSite(request, config));
      return { message: sentenceOf(next), data: next };
    }),

    route(oidc.linkOidc, async ({ body, request, reply }) => {
      const token = tokenOf(request);
      const started = await linkByPassword(deps, clientOf(request, config), { token, ...body });
      return { message: OIDC_WORDING.signedIn, data: begin(request, reply, started) };
    }),

    route(oidc.signUpOidc, async ({ body, request, reply }) => {
      const token = tokenOf(request);
      const started = await signUpByProvider(deps, clientOf(request, config), { token, ...body });
      return { message: OIDC_WORDING.signedUp, data: begin(request, reply, started) };
    }),

    route(oidc.listIdentities, async ({ params, caller }) => {
      ownId(caller, params.id);
      return { data: await listWays(deps, caller) };
    }),

    route(oidc.addIdentity, async ({ params, body, caller, request, reply }) => {
      ownId(caller, params.id);
      const { provider } = params;
      const { token, url } = await startLinking(deps, caller, { provider, ...body });
      setFlowCookie(reply, isSecureSite(request, config), { token, seconds: FLOW_SECONDS });
      return { data: { url } };
    }),

    route(oidc.removeIdentity, async ({ params, body, caller }) => {
      ownId(caller, params.id);
      const { name } = await removeIdentity(deps, caller, { provider: params.provider, ...body });
      return { message: unlinkedNow(name) };
    }),
  ];
}
