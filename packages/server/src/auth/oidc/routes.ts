import { oidc } from '@digiken/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, route } from '../../platform/http/route';
import { ownId } from '../../users';
import { answerFirstFactor, type StartSession } from '../answer';
import { clientOf } from '../client';
import { isSecureSite } from '../cookies';
import { clearFlowCookie, flowCookieOf, setFlowCookie } from './cookie';
import { FLOW_SECONDS } from './flows';
import { listWays, removeIdentity, startLinking } from './identities';
import {
  continueSignIn,
  linkByPassword,
  type OidcDeps,
  sentenceOf,
  signUpByProvider,
  type ProvedByProvider,
} from './steps';
import { OIDC_WORDING, unlinkedNow } from './wording';

/** The calls of sign-in with providers; `serveOidc` answers the addresses that browsers open. */
export function oidcRoutes(deps: OidcDeps, startSession: StartSession): Route[] {
  const { config } = deps;
  const tokenOf = (request: FastifyRequest) => flowCookieOf(request, isSecureSite(request, config));

  /** Answers with a session, or with the second step that comes before it (spec 13.147). */
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    { result, from }: ProvedByProvider,
    message: string,
  ) => {
    clearFlowCookie(reply, isSecureSite(request, config));
    const messages = { started: message, secondStep: OIDC_WORDING.secondStep };
    const said = answerFirstFactor(startSession, config, { request, reply }, result, messages);
    if ('data' in said)
      return { message: said.message, data: { step: 'signed-in' as const, ...said.data, from } };
    return { message: said.message, data: { step: 'two-step' as const, from } };
  };

  return [
    route(oidc.continueOidc, async ({ body, caller, request, reply }) => {
      const token = tokenOf(request);
      const next = await continueSignIn(deps, clientOf(request, config), { token, caller, ...body });
      if ('result' in next) return answer(request, reply, next, OIDC_WORDING.signedIn);
      if (next.step === 'linked') clearFlowCookie(reply, isSecureSite(request, config));
      return { message: sentenceOf(next), data: next };
    }),

    route(oidc.linkOidc, async ({ body, request, reply }) => {
      const token = tokenOf(request);
      const proved = await linkByPassword(deps, clientOf(request, config), { token, ...body });
      return answer(request, reply, proved, OIDC_WORDING.signedIn);
    }),

    route(oidc.signUpOidc, async ({ body, request, reply }) => {
      const token = tokenOf(request);
      const proved = await signUpByProvider(deps, clientOf(request, config), { token, ...body });
      return answer(request, reply, proved, OIDC_WORDING.signedUp);
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
