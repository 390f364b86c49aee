import type { hubs } from '@digiken/contract';
import type { HubRequestState } from '@digiken/contract/constants';
import { type Ask, type Body, segment } from './ask';

type Hubs = typeof hubs;

/** Where a list goes on, and what its search box holds. */
export interface SearchedPage {
  cursor?: string;
  search?: string;
}

export interface JoinRequestPage {
  cursor?: string;
  state?: HubRequestState;
}

/** Hubs as everybody uses them: find, ask, join, leave. */
export function hubCalls(ask: Ask) {
  const hub = (id: string, rest = '') => `/hub/${segment(id)}${rest}`;
  return {
    listHubs: (page: SearchedPage) =>
      ask<Hubs['listHubs']>({ method: 'GET', path: '/hubs', query: { ...page } }),
    listMyHubs: () => ask<Hubs['listMyHubs']>({ method: 'GET', path: '/hubs/mine' }),
    getHub: (id: string) => ask<Hubs['getHub']>({ method: 'GET', path: hub(id) }),
    listHubMembers: (id: string, cursor?: string) =>
      ask<Hubs['listHubMembers']>({ method: 'GET', path: hub(id, '/members'), query: { cursor } }),
    askToJoin: (id: string, body: Body<Hubs['askToJoin']>) =>
      ask<Hubs['askToJoin']>({ method: 'POST', path: hub(id, '/requests'), body }),
    cancelJoinRequest: (id: string) =>
      ask<Hubs['cancelJoinRequest']>({ method: 'DELETE', path: hub(id, '/requests') }),
    leaveHub: (id: string) => ask<Hubs['leaveHub']>({ method: 'DELETE', path: hub(id, '/membership') }),
    readInvitation: (secret: string) =>
      ask<Hubs['readInvitation']>({ method: 'POST', path: '/hub-invitations/read', body: { secret } }),
    acceptInvitation: (secret: string) =>
      ask<Hubs['acceptInvitation']>({ method: 'POST', path: '/hub-invitations/accept', body: { secret } }),
  };
}

/** The console of those who run a hub: always their own. */
export function hubConsoleCalls(ask: Ask) {
  const own = (...parts: string[]) => `/my-hub/${parts.map(segment).join('/')}`;
  return {
    hubDashboard: () => ask<Hubs['hubDashboard']>({ method: 'GET', path: own('dashboard') }),
    getHubSettings: () => ask<Hubs['getHubSettings']>({ method: 'GET', path: own('settings') }),
    saveHubSettings: (body: Body<Hubs['saveHubSettings']>) =>
      ask<Hubs['saveHubSettings']>({ method: 'PUT', path: own('settings'), body }),
    addHubCourse: (id: string) => ask<Hubs['addHubCourse']>({ method: 'PUT', path: own('course', id) }),
    removeHubCourse: (id: string) =>
      ask<Hubs['removeHubCourse']>({ method: 'DELETE', path: own('course', id) }),
    listOwnHubMembers: (page: SearchedPage) =>
      ask<Hubs['listOwnHubMembers']>({ method: 'GET', path: own('members'), query: { ...page } }),
    getOwnHubMember: (id: string) => ask<Hubs['getOwnHubMember']>({ method: 'GET', path: own('member', id) }),
    removeHubMember: (id: string, body: Body<Hubs['removeHubMember']>) =>
      ask<Hubs['removeHubMember']>({ method: 'POST', path: own('member', id, 'remove'), body }),
    listJoinRequests: (page: JoinRequestPage) =>
      ask<Hubs['listJoinRequests']>({ method: 'GET', path: own('requests'), query: { ...page } }),
    acceptJoinRequest: (id: string) =>
      ask<Hubs['acceptJoinRequest']>({ method: 'POST', path: own('request', id, 'accept') }),
    rejectJoinRequest: (id: string, body: Body<Hubs['rejectJoinRequest']>) =>
      ask<Hubs['rejectJoinRequest']>({ method: 'POST', path: own('request', id, 'reject'), body }),
    listInvitations: (cursor?: string) =>
      ask<Hubs['listInvitations']>({ method: 'GET', path: own('invitations'), query: { cursor } }),
    createInvitation: (body: Body<Hubs['createInvitation']>) =>
      ask<Hubs['createInvitation']>({ method: 'POST', path: own('invitations'), body }),
    withdrawInvitation: (id: string) =>
      ask<Hubs['withdrawInvitation']>({ method: 'DELETE', path: own('invitation', id) }),
  };
}

/** Hubs in the administrator area. */
export function adminHubCalls(ask: Ask) {
  const hub = (id: string, rest = '') => `/admin/hub/${segment(id)}${rest}`;
  return {
    listAdminHubs: (page: SearchedPage) =>
      ask<Hubs['listAdminHubs']>({ method: 'GET', path: '/admin/hubs', query: { ...page } }),
    createHub: (body: Body<Hubs['createHub']>) =>
      ask<Hubs['createHub']>({ method: 'POST', path: '/admin/hubs', body }),
    updateHub: (id: string, body: Body<Hubs['updateHub']>) =>
      ask<Hubs['updateHub']>({ method: 'PUT', path: hub(id), body }),
    addHubAdministrator: (id: string, body: Body<Hubs['addHubAdministrator']>) =>
      ask<Hubs['addHubAdministrator']>({ method: 'POST', path: hub(id, '/administrators'), body }),
    removeHubAdministrator: (id: string, userId: string) =>
      ask<Hubs['removeHubAdministrator']>({
        method: 'DELETE',
        path: hub(id, `/administrator/${segment(userId)}`),
      }),
  };
}
