import type { AnswerOf, hubs } from '@digiken/contract';
import { hubConsoleRoutes } from '@digiken/contract/routes/hub-console';
import type { JoinRequestPage, OwnMemberPage } from '../api/page-queries';
import { learnerOf } from './authoring-items';
import { HUB_SETTINGS, INVITATION, JOIN_REQUEST, OWN_MEMBER } from './hub-items';
import { dataOf, readOne, readPage, type Query, useQuery } from './use-query';

const PAGED = { keepPreviousData: true } as const;

/** Figures of the hub that the user administers. */
export const useHubFigures = () => useQuery(hubConsoleRoutes.hubDashboard, {});

export const useHubSettings = () =>
  // A new answer would overwrite a form that is being filled in.
  useQuery(hubConsoleRoutes.getHubSettings, {}, { read: readOne(HUB_SETTINGS), revalidateOnFocus: false });

/** A page of members with their progress in the hub's courses. */
export const useOwnHubMembers = (query: OwnMemberPage = {}) =>
  useQuery(hubConsoleRoutes.listOwnHubMembers, { query }, { read: readPage(OWN_MEMBER), ...PAGED });

export type OwnHubMemberDetail = AnswerOf<(typeof hubs)['getOwnHubMember']>['data'];

export const useOwnHubMember = (id: string): Query<OwnHubMemberDetail> =>
  useQuery(
    hubConsoleRoutes.getOwnHubMember,
    { params: { id } },
    { read: (answer) => learnerOf(dataOf(answer)) },
  );

/** A page of requests to join, newest first. */
export const useJoinRequests = (query: JoinRequestPage = {}) =>
  useQuery(hubConsoleRoutes.listJoinRequests, { query }, { read: readPage(JOIN_REQUEST), ...PAGED });

export const useInvitations = (query: { cursor?: string } = {}) =>
  useQuery(hubConsoleRoutes.listInvitations, { query }, { read: readPage(INVITATION), ...PAGED });
