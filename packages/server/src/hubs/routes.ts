import { hubs as calls } from '@digiken/contract';
import type { Sessions } from '../auth';
import { notFound } from '../platform/http/errors';
import { type Caller, type Route, route } from '../platform/http/route';
import { countTry } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { HubAdministration } from './administration';
import { HubConsole } from './hub-console';
import { InvitationService } from './invitations';
import { JoiningService } from './join-requests';
import { MemberService } from './members';
import { RequestService } from './request-decisions';
import { HubService } from './service';
import { WORDING } from './wording';

const HOUR = 3600;
/** Each sends mails to people who did not ask for them. */
const askLimits = (id: string) => [{ key: `hub-ask:${id}`, max: 20, windowSeconds: HOUR }];
const inviteLimits = (id: string) => [{ key: `hub-invite:${id}`, max: 20, windowSeconds: HOUR }];

export function hubRoutes(services: Services, sessions: Sessions): Route[] {
  const hubs = new HubService(services);
  return [
    ...learnersRoutes(services, hubs),
    ...invitationRoutes(services, new InvitationService(services, hubs)),
    ...consoleRoutes(services),
    ...administrationRoutes(new HubAdministration(services, sessions)),
  ];
}

/** The hub that the caller runs. @throws 404 without one */
function ownHub(caller: Caller): string {
  const id = caller.role === 'hub' ? caller.user.hub?._id : undefined;
  if (id === undefined) throw notFound(WORDING.noOwnHub);
  return id;
}

function learnersRoutes(services: Services, hubs: HubService): Route[] {
  const { db, clock } = services;
  const joining = new JoiningService(services);
  return [
    route(calls.listHubs, ({ caller, query }) => hubs.list(caller, query)),
    route(calls.listMyHubs, async ({ caller }) => ({ data: await hubs.mine(caller) })),
    route(calls.getHub, async ({ caller, params }) => ({
      data: await hubs.detail(caller, params.id),
    })),
    route(calls.listHubMembers, ({ caller, params, query }) => hubs.members(caller, params.id, query.cursor)),
    route(calls.askToJoin, async ({ caller, params, body }) => {
      await countTry(db, clock, askLimits(caller.id), WORDING.tooManyRequests);
      await joining.ask(caller, params.id, body);
      return { message: WORDING.asked, data: await hubs.detail(caller, params.id) };
    }),
    route(calls.cancelJoinRequest, async ({ caller, params }) => {
      await joining.cancel(caller, params.id);
      return { message: WORDING.cancelled, data: await hubs.detail(caller, params.id) };
    }),
    route(calls.leaveHub, async ({ caller, params }) => {
      await joining.leave(caller, params.id);
      return { message: WORDING.left, data: await hubs.detail(caller, params.id) };
    }),
  ];
}

function invitationRoutes({ db, clock }: Services, invitations: InvitationService): Route[] {
  return [
    route(calls.readInvitation, async ({ caller, body }) => ({
      data: await invitations.read(caller, body.secret),
    })),
    route(calls.acceptInvitation, ({ caller, body }) => invitations.accept(caller, body.secret)),
    route(calls.listInvitations, ({ caller, query }) => invitations.list(ownHub(caller), query.cursor)),
    route(calls.createInvitation, async ({ caller, body }) => {
      const hubId = ownHub(caller);
      await countTry(db, clock, inviteLimits(caller.id), WORDING.tooManyInvitations);
      return invitations.create(caller, hubId, body);
    }),
    route(calls.withdrawInvitation, async ({ caller, params }) => {
      await invitations.withdraw(ownHub(caller), params.id);
      return { message: WORDING.invitationWithdrawn };
    }),
  ];
}

function consoleRoutes(services: Services): Route[] {
  const hub = new HubConsole(services);
  const members = new MemberService(services);
  const requests = new RequestService(services);
  return [
    route(calls.hubDashboard, async ({ caller }) => ({ data: await hub.figures(ownHub(caller)) })),
    route(calls.getHubSettings, async ({ caller }) => ({
      data: await hub.settings(ownHub(caller)),
    })),
    route(calls.saveHubSettings, async ({ caller, body }) => ({
      message: WORDING.settingsSaved,
      data: await hub.save(ownHub(caller), body),
    })),
    route(calls.addHubCourse, async ({ caller, params }) => ({
      message: WORDING.courseAdded,
      data: await hub.addCourse(ownHub(caller), params.courseId),
    })),
    route(calls.removeHubCourse, async ({ caller, params }) => ({
      message: WORDING.courseRemoved,
      data: await hub.removeCourse(ownHub(caller), params.courseId),
    })),
    route(calls.listOwnHubMembers, ({ caller, query }) => members.list(ownHub(caller), query)),
    route(calls.getOwnHubMember, async ({ caller, params }) => ({
      data: await members.detail(ownHub(caller), params.id),
    })),
    route(calls.removeHubMember, async ({ caller, params, body }) => ({
      message: await members.remove(ownHub(caller), params.id, body.reason),
    })),
    route(calls.listJoinRequests, ({ caller, query }) => requests.list(ownHub(caller), query)),
    route(calls.acceptJoinRequest, ({ caller, params }) =>
      requests.accept(caller, ownHub(caller), params.id),
    ),
    route(calls.rejectJoinRequest, ({ caller, params, body }) =>
      requests.reject(caller, ownHub(caller), params.id, body.reason),
    ),
  ];
}

/** Hubs are content: `sudo` manages them too (rulings.md, Session and guard). */
function administrationRoutes(hubs: HubAdministration): Route[] {
  return [
    route(calls.listAdminHubs, ({ query }) => hubs.list(query)),
    route(calls.createHub, async ({ caller, body }) => ({
      message: WORDING.created,
      data: await hubs.create(caller, body),
    })),
    route(calls.updateHub, async ({ caller, params, body }) => ({
      message: WORDING.saved,
      data: await hubs.update(caller, params.id, body),
    })),
    route(calls.addHubAdministrator, ({ caller, params, body }) =>
      hubs.addAdministrator(caller, params.id, body.email),
    ),
    route(calls.removeHubAdministrator, ({ caller, params }) =>
      hubs.removeAdministrator(caller, params.id, params.userId),
    ),
  ];
}
