import { lti } from '@digiken/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFirstFactor, clientOf, isSecureSite, type Sessions, sessionStarter } from '../auth';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { chooseContent, itemsOfCourse } from './content/choose';
import { browserOf } from './launch/cookie';
import { continueLaunch, linkLaunch, type ProvedByPlatform } from './launch/steps';
import { addPlatform, getPlatform, listPlatforms, removePlatform, savePlatform } from './platforms/manage';
import { WORDING } from './wording';

/** The calls of launches and of the administration of platforms; `serveLti` answers what browsers open. */
export function ltiRoutes(services: Services, sessions: Sessions): Route[] {
  const { config } = services;
  const deps = { ...services, sessions };
  const startSession = sessionStarter(config);
  const browserIn = (request: FastifyRequest) => browserOf(request, isSecureSite(request, config));

  /** Answers with a session, or with the second step that comes before it: a launch is one factor (spec 13.147). */
  const answer = (request: FastifyRequest, reply: FastifyReply, { result, to }: ProvedByPlatform) => {
    const messages = { started: WORDING.signedIn, secondStep: WORDING.next };
    const said = answerFirstFactor(startSession, config, { request, reply }, result, messages);
    if ('data' in said)
      return { message: said.message, data: { step: 'signed-in' as const, ...said.data, to } };
    return { message: said.message, data: { step: 'two-step' as const, to } };
  };

  return [
    route(lti.continueLaunch, async ({ body, caller, request, reply }) => {
      const browser = browserIn(request);
      const next = await continueLaunch(deps, clientOf(request, config), { ...body, caller, browser });
      return 'result' in next ? answer(request, reply, next) : { message: WORDING.next, data: next };
    }),
    route(lti.linkLaunch, async ({ body, caller, request }) => {
      const to = await linkLaunch(deps, caller, { ...body, browser: browserIn(request) });
      return { message: WORDING.linked, data: { to } };
    }),
    route(lti.listLaunchItems, async ({ body, request }) => ({
      data: await itemsOfCourse(services, { ...body, browser: browserIn(request) }),
    })),
    route(lti.chooseContent, async ({ body, request }) => {
      const finish = await chooseContent(services, { ...body, browser: browserIn(request) });
      return { message: WORDING.chosen, data: { finish } };
    }),

    route(lti.listPlatforms, ({ query }) => listPlatforms(services, query)),
    route(lti.getPlatform, async ({ params }) => ({ data: await getPlatform(services, params.id) })),
    route(lti.addPlatform, async ({ body, caller }) => ({
      message: WORDING.added,
      data: await addPlatform(services, caller, body),
    })),
    route(lti.savePlatform, async ({ params, body, caller }) => ({
      message: WORDING.saved,
      data: await savePlatform(services, caller, { id: params.id, details: body }),
    })),
    route(lti.removePlatform, async ({ params, caller }) => {
      await removePlatform(services, caller, params.id);
      return { message: WORDING.removed };
    }),
  ];
}
