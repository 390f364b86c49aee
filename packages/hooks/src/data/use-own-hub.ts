import type {
  AnswerOf,
  HubFigures,
  HubInvitation,
  hubs,
  HubSettings,
  JoinRequest,
  OwnHubMember,
} from '@digiken/contract';
import { hubConsoleRoutes } from '@digiken/contract/routes/hub-console';
import type { JoinRequestPage, OwnMemberPage } from '../api/page-queries';
import { useRequest, useViewer } from '../session/services';
import { INVITATION, JOIN_REQUEST, OWN_MEMBER } from './hub-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of the hub console. */
export const ownHubKeys = {
  hubFigures: (viewer: string) => ['hubFigures', viewer] as const,
  hubSettings: (viewer: string) => ['hubSettings', viewer] as const,
  ownMembers: (page: OwnMemberPage, viewer: string) => ['ownMembers', page, viewer] as const,
  ownMember: (id: string, viewer: string) => ['ownMember', id, viewer] as const,
  joinRequests: (page: JoinRequestPage, viewer: string) => ['joinRequests', page, viewer] as const,
  invitations: (cursor: string, viewer: string) => ['invitations', cursor, viewer] as const,
};

/** Figures of the hub that the user administers. */
export function useHubFigures(): Query<HubFigures> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? ownHubKeys.hubFigures(viewer) : null, async () =>
    dataOf(await request(hubConsoleRoutes.hubDashboard)),
  );
}

export function useHubSettings(): Query<HubSettings> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? ownHubKeys.hubSettings(viewer) : null,
    async () => dataOf(await request(hubConsoleRoutes.getHubSettings)),
    // A new answer would overwrite a form that is being filled in.
    { revalidateOnFocus: false },
  );
}

/** A page of members with their progress in the hub's courses. */
export function useOwnHubMembers(page: OwnMemberPage = {}): Query<PageOf<OwnHubMember>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? ownHubKeys.ownMembers(page, viewer) : null,
    async () => pageOf(await request(hubConsoleRoutes.listOwnHubMembers, { query: page }), OWN_MEMBER),
    { keepPreviousData: true },
  );
}

export type OwnHubMemberDetail = AnswerOf<(typeof hubs)['getOwnHubMember']>['data'];

export function useOwnHubMember(id: string): Query<OwnHubMemberDetail> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? ownHubKeys.ownMember(id, viewer) : null, async () =>
    dataOf(await request(hubConsoleRoutes.getOwnHubMember, { params: { id } })),
  );
}

/** A page of requests to join, newest first. */
export function useJoinRequests(page: JoinRequestPage = {}): Query<PageOf<JoinRequest>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? ownHubKeys.joinRequests(page, viewer) : null,
    async () => pageOf(await request(hubConsoleRoutes.listJoinRequests, { query: page }), JOIN_REQUEST),
    { keepPreviousData: true },
  );
}

export function useInvitations({ cursor }: { cursor?: string } = {}): Query<PageOf<HubInvitation>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? ownHubKeys.invitations(cursor ?? '', viewer) : null,
    async () => pageOf(await request(hubConsoleRoutes.listInvitations, { query: { cursor } }), INVITATION),
    { keepPreviousData: true },
  );
}
