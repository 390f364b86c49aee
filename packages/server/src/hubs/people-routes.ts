import {
  hubPeople as calls,
  hubs as hubCalls,
  type OpenedInvitation,
  personalInvitations,
} from '@digiken/contract';
import { HUB_LIMITS, LIMITS } from '@digiken/contract/constants';
import { HttpError } from '../platform/http/errors';
import { clientOf, type Sessions, sessionStarter } from '../auth';
import { openUpload, readUpload, refuseTruncated } from '../platform/http/uploads';
import { type Route, route } from '../platform/http/route';
import { countFailures, countTry, networkOf } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import {
  changeCohortMembers,
  createCohort,
  getCohort,
  listCohorts,
  removeCohort,
  renameCohort,
} from './cohorts';
import { acceptPersonal, openPersonal, signUpByPersonal } from './invite/accept';
import { checkList, getCheck, listChecks, listLines } from './invite/checks';
import { listPersonal, resendPersonal, withdrawPersonal } from './invite/personal';
import { reportCsv } from './invite/report';
import { sendList } from './invite/send';
import { ownHub } from './membership-status';
import { removeBanner, removeLogo, saveBannerDetails, saveBannerPicture, saveLogo } from './pictures';
import { WORDING } from './people-wording';

const HOUR = 3600;
const checkLimits = (id: string) => [{ key: `hub-check:${id}`, max: 60, windowSeconds: HOUR }];
const sendLimits = (id: string) => [{ key: `hub-send:${id}`, max: 20, windowSeconds: HOUR }];
const resendLimits = (id: string) => [{ key: `hub-resend:${id}`, max: 200, windowSeconds: HOUR }];
const guessLimits = (network: string) => [
  { key: `hub-invitation:${network}`, max: 300, windowSeconds: 10 * 60 },
];

const LIST = { field: 'file', maxBytes: HUB_LIMITS.csvBytes } as const;
const LOGO = { field: 'logo', maxBytes: LIMITS.pictureBytes } as const;
const BANNER = { field: 'banner', maxBytes: LIMITS.pictureBytes } as const;

/** Invitations by a list, personal invitations, cohorts and pictures of hubs. */
export function hubPeopleRoutes(services: Services, sessions: Sessions): Route[] {
  return [
    ...listRoutes(services),
    ...invitationRoutes({ ...services, sessions }),
    ...cohortRoutes(services),
    ...pictureRoutes(services),
  ];
}

function listRoutes(services: Services): Route[] {
  const { db, clock } = services;
  return [
    route(calls.checkInvitations, async ({ caller, request }) => {
      const hubId = ownHub(caller);
      await countTry({ db, clock }, { limits: checkLimits(caller.id), message: WORDING.tooManyChecks });
      const upload = await openUpload(request, LIST);
      const chunks: Buffer[] = [];
      for await (const chunk of upload.stream) chunks.push(chunk as Buffer);
      const content = Buffer.concat(chunks);
      refuseTruncated(upload, LIST, content.byteLength);
      return {
        message: WORDING.checked,
        data: await checkList(services, caller, { hubId, name: upload.name, content }),
      };
    }),
    route(calls.listInvitationChecks, async ({ caller }) => ({
      data: await listChecks(services, ownHub(caller)),
    })),
    route(calls.getInvitationCheck, async ({ caller, params }) => ({
      data: await getCheck(services, { hubId: ownHub(caller), id: params.id }),
    })),
    route(calls.listInvitationLines, ({ caller, params, query }) =>
      listLines(services, { hubId: ownHub(caller), id: params.id, ...query }),
    ),
    route(calls.exportInvitationLines, async ({ caller, params, query }) => ({
      data: await reportCsv(services, { hubId: ownHub(caller), id: params.id, language: query.language }),
    })),
    route(calls.sendInvitations, async ({ caller, params }) => {
      const hubId = ownHub(caller);
      await countTry({ db, clock }, { limits: sendLimits(caller.id), message: WORDING.tooManyInvitations });
      return sendList(services, caller, { hubId, id: params.id });
    }),
  ];
}

function invitationRoutes(services: Services & { sessions: Sessions }): Route[] {
  const { db, clock, config } = services;
  const startSession = sessionStarter(config);
  const guess = (ip: string) => ({ limits: guessLimits(networkOf(ip)), message: WORDING.tooManyInvitations });
  return [
    route(calls.listPersonalInvitations, ({ caller, query }) =>
      listPersonal(services, { hubId: ownHub(caller), ...query }),
    ),
    route(calls.resendPersonalInvitation, async ({ caller, params }) => {
      const hubId = ownHub(caller);
      await countTry({ db, clock }, { limits: resendLimits(caller.id), message: WORDING.tooManyInvitations });
      return resendPersonal(services, caller, { hubId, id: params.id });
    }),
    route(calls.withdrawPersonalInvitation, async ({ caller, params }) => {
      await withdrawPersonal(services, caller, { hubId: ownHub(caller), id: params.id });
      return { message: WORDING.withdrawn };
    }),
    route(personalInvitations.readPersonalInvitation, async ({ caller, body, request }) => {
      const failed = ({ hub }: OpenedInvitation) => hub === null;
      const data = await countFailures({ db, clock }, { ...guess(request.ip), failed }, () =>
        openPersonal(services, caller, body.secret),
      );
      return { data };
    }),
    route(personalInvitations.acceptPersonalInvitation, async ({ caller, body }) => {
      const hub = await acceptPersonal(services, caller, body.secret);
      return { message: WORDING.joined(hub.name), data: { hub } };
    }),
    route(personalInvitations.signUpByInvitation, async ({ body, request, reply }) => {
      const isFailure = (error: unknown) => error instanceof HttpError && error.status === 404;
      const { started, hub } = await countFailures({ db, clock }, { ...guess(request.ip), isFailure }, () =>
        signUpByPersonal(services, clientOf(request, config), body),
      );
      const { message, data } = startSession(request, reply, started, WORDING.joined(hub.name));
      return { message, data: { ...data, hub } };
    }),
  ];
}

function cohortRoutes(services: Services): Route[] {
  return [
    route(calls.listCohorts, async ({ caller }) => ({ data: await listCohorts(services, ownHub(caller)) })),
    route(calls.createCohort, async ({ caller, body }) => ({
      message: WORDING.cohortMade(body.name),
      data: await createCohort(services, caller, { hubId: ownHub(caller), name: body.name }),
    })),
    route(calls.getCohort, async ({ caller, params }) => ({
      data: await getCohort(services, { hubId: ownHub(caller), id: params.id }),
    })),
    route(calls.renameCohort, async ({ caller, params, body }) => ({
      message: WORDING.cohortSaved,
      data: await renameCohort(services, caller, { hubId: ownHub(caller), id: params.id, name: body.name }),
    })),
    route(calls.removeCohort, async ({ caller, params }) => {
      await removeCohort(services, caller, { hubId: ownHub(caller), id: params.id });
      return { message: WORDING.cohortRemoved };
    }),
    ...([true, false] as const).map((add) =>
      route(add ? calls.addCohortMembers : calls.removeCohortMembers, async ({ caller, params, body }) => {
        const data = await changeCohortMembers(services, caller, {
          ...{ hubId: ownHub(caller), id: params.id, add },
          ...body,
        });
        return { message: WORDING.cohortChanged(data.changed, data.cohort.name, add), data };
      }),
    ),
  ];
}

function pictureRoutes(services: Services): Route[] {
  return [
    route(hubCalls.uploadHubLogo, async ({ caller, request }) => {
      const hubId = ownHub(caller);
      const content = await readUpload(request, LOGO);
      return { message: WORDING.logoSaved, data: await saveLogo(services, caller, { hubId, content }) };
    }),
    route(hubCalls.removeHubLogo, async ({ caller }) => ({
      message: WORDING.logoRemoved,
      data: await removeLogo(services, caller, ownHub(caller)),
    })),
    route(hubCalls.uploadHubBanner, async ({ caller, request }) => {
      const hubId = ownHub(caller);
      const content = await readUpload(request, BANNER);
      const data = await saveBannerPicture(services, caller, { hubId, content });
      return { message: WORDING.bannerSaved, data };
    }),
    route(hubCalls.saveHubBanner, async ({ caller, body }) => ({
      message: WORDING.bannerSaved,
      data: await saveBannerDetails(services, caller, { hubId: ownHub(caller), ...body }),
    })),
    route(hubCalls.removeHubBanner, async ({ caller }) => ({
      message: WORDING.bannerRemoved,
      data: await removeBanner(services, caller, ownHub(caller)),
    })),
  ];
}
