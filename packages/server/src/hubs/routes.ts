import { hubs as calls } from '@digiken/contract';
import type { Sessions } from '../auth';
import { type Route, route } from '../platform/http/route';
import { countTry } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { addAdministrator, createHub, listAdminHubs, removeAdministrator, updateHub } from './administration';
import { addCourse, getFigures, getSettings, removeCourse, saveSettings } from './hub-console';
import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations';
import { askToJoin, cancelJoinRequest, leaveHub } from './join-requests';
import { getOwnMember, listOwnMembers, removeMember } from './members';
import {
  acceptJoinRequest,
  listJoinRequests,
  rejectJoinRequest,
  reopenJoinRequest,
} from './request-decisions';
import { ownHub } from './membership-status';
import { getHub, listHubs, listMembers, listMyHubs } from './service';
import { WORDING } from './wording';

const HOUR = 3600;
/** Both send unsolicited mails. */
const askLimits = (id: string) => [{ key: `hub-ask:${id}`, max: 20, windowSeconds: HOUR }];
const inviteLimits = (id: string) => [{ key: `hub-invite:${id}`, max: 20, windowSeconds: HOUR }];

export function hubRoutes(services: Services, sessions: Sessions): Route[] {
  return [
    ...learnerRoutes(services),
    ...invitationRoutes(services),
    ...consoleRoutes(services),
    ...administrationRoutes({ ...services, sessions }),
  ];
}

function learnerRoutes(services: Services): Route[] {
  const { db, clock } = services;
  return [
    route(calls.listHubs, ({ caller, query }) => listHubs(services, caller, query)),
    route(calls.listMyHubs, async ({ caller }) => ({ data: await listMyHubs(services, caller) })),
    route(calls.getHub, async ({ caller, params }) => ({
      data: await getHub(services, caller, params.id),
    })),
    route(calls.listHubMembers, ({ caller, params, query }) =>
      listMembers(services, caller, { hubId: params.id, cursor: query.cursor }),
    ),
    route(calls.askToJoin, async ({ caller, params, body }) => {
      await countTry({ db, clock }, { limits: askLimits(caller.id), message: WORDING.tooManyRequests });
      await askToJoin(services, caller, { hubId: params.id, ...body });
      return { message: WORDING.asked, data: await getHub(services, caller, params.id) };
    }),
    route(calls.cancelJoinRequest, async ({ caller, params }) => {
      await cancelJoinRequest(services, caller, params.id);
      return { message: WORDING.cancelled, data: await getHub(services, caller, params.id) };
    }),
    route(calls.leaveHub, async ({ caller, params }) => {
      await leaveHub(services, caller, params.id);
      return { message: WORDING.left, data: await getHub(services, caller, params.id) };
    }),
  ];
}

function invitationRoutes(services: Services): Route[] {
  const { db, clock } = services;
  return [
    route(calls.readInvitation, async ({ caller, body }) => ({
      data: await readInvitation(services, caller, body.secret),
    })),
    route(calls.acceptInvitation, ({ caller, body }) => acceptInvitation(services, caller, body.secret)),
    route(calls.listInvitations, ({ caller, query }) =>
      listInvitations(services, { hubId: ownHub(caller), cursor: query.cursor }),
    ),
    route(calls.createInvitation, async ({ caller, body }) => {
      const hubId = ownHub(caller);
      await countTry({ db, clock }, { limits: inviteLimits(caller.id), message: WORDING.tooManyInvitations });
      return createInvitation(services, caller, { hubId, ...body });
    }),
    route(calls.withdrawInvitation, async ({ caller, params }) => {
      await withdrawInvitation(services, { hubId: ownHub(caller), id: params.id });
      return { message: WORDING.invitationWithdrawn };
    }),
  ];
}

function consoleRoutes(services: Services): Route[] {
  return [
    route(calls.hubDashboard, async ({ caller }) => ({ data: await getFigures(services, ownHub(caller)) })),
    route(calls.getHubSettings, async ({ caller }) => ({
      data: await getSettings(services, ownHub(caller)),
    })),
    route(calls.saveHubSettings, async ({ caller, body }) => ({
      message: WORDING.settingsSaved,
      data: await saveSettings(services, { hubId: ownHub(caller), ...body }),
    })),
    route(calls.addHubCourse, async ({ caller, params }) => ({
      message: WORDING.courseAdded,
      data: await addCourse(services, { hubId: ownHub(caller), courseId: params.courseId }),
    })),
    route(calls.removeHubCourse, async ({ caller, params }) => ({
      message: WORDING.courseRemoved,
      data: await removeCourse(services, { hubId: ownHub(caller), courseId: params.courseId }),
    })),
    route(calls.listOwnHubMembers, ({ caller, query }) =>
      listOwnMembers(services, { hubId: ownHub(caller), ...query }),
    ),
    route(calls.getOwnHubMember, async ({ caller, params }) => ({
      data: await getOwnMember(services, { hubId: ownHub(caller), userId: params.id }),
    })),
    route(calls.removeHubMember, async ({ caller, params, body }) => ({
      message: await removeMember(services, {
        hubId: ownHub(caller),
        userId: params.id,
        reason: body.reason,
      }),
    })),
    route(calls.listJoinRequests, ({ caller, query }) =>
      listJoinRequests(services, { hubId: ownHub(caller), ...query }),
    ),
    route(calls.acceptJoinRequest, ({ caller, params }) =>
      acceptJoinRequest(services, caller, { hubId: ownHub(caller), id: params.id }),
    ),
    route(calls.rejectJoinRequest, ({ caller, params, body }) =>
      rejectJoinRequest(services, caller, { hubId: ownHub(caller), id: params.id, reason: body.reason }),
    ),
    route(calls.reopenJoinRequest, ({ caller, params }) =>
      reopenJoinRequest(services, { hubId: ownHub(caller), id: params.id }),
    ),
  ];
}

/** Hubs are content: `sudo` manages them too (spec R.11). */
function administrationRoutes(services: Services & { sessions: Sessions }): Route[] {
  return [
    route(calls.listAdminHubs, ({ query }) => listAdminHubs(services, query)),
    route(calls.createHub, async ({ caller, body }) => ({
      message: WORDING.created,
      data: await createHub(services, caller, body),
    })),
    route(calls.updateHub, async ({ caller, params, body }) => ({
      message: WORDING.saved,
      data: await updateHub(services, caller, { id: params.id, ...body }),
    })),
    route(calls.addHubAdministrator, ({ caller, params, body }) =>
      addAdministrator(services, caller, { hubId: params.id, email: body.email }),
    ),
    route(calls.removeHubAdministrator, ({ caller, params }) =>
      removeAdministrator(services, caller, { hubId: params.id, userId: params.userId }),
    ),
  ];
}
