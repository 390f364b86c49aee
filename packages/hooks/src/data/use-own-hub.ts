import type {
  AnswerOf,
  HubFigures,
  HubInvitation,
  hubs,
  HubSettings,
  JoinRequest,
  OwnHubMember,
} from '@digiken/contract';
import { hubConsoleCalls, type JoinRequestPage, type SearchedPage } from '../api/hub-calls';
import { useCalls, useViewer } from '../session/services';
import { held, type PageOf, pageOf, type Query, useQuery } from './use-query';

/** Cache keys of the hub console. */
export const ownHubKeys = {
  hubFigures: (viewer: string) => ['hubFigures', viewer] as const,
  hubSettings: (viewer: string) => ['hubSettings', viewer] as const,
  ownMembers: (page: SearchedPage, viewer: string) => ['ownMembers', page, viewer] as const,
  ownMember: (id: string, viewer: string) => ['ownMember', id, viewer] as const,
  joinRequests: (page: JoinRequestPage, viewer: string) => ['joinRequests', page, viewer] as const,
  invitations: (cursor: string, viewer: string) => ['invitations', cursor, viewer] as const,
};

/** Figures of the hub that the user runs. */
export function useHubFigures(): Query<HubFigures> {
  const calls = useCalls(hubConsoleCalls);
  const viewer = useViewer();
  return useQuery(viewer ? ownHubKeys.hubFigures(viewer) : null, async () =>
    held((await calls.hubDashboard()).data),
  );
}

export function useHubSettings(): Query<HubSettings> {
  const calls = useCalls(hubConsoleCalls);
  const viewer = useViewer();
  return useQuery(
    viewer ? ownHubKeys.hubSettings(viewer) : null,
    async () => held((await calls.getHubSettings()).data),
    // A new answer would overwrite what is being typed.
    { revalidateOnFocus: false },
  );
}

/** A page of members with their progress in the hub's courses. */
export function useOwnHubMembers(page: SearchedPage = {}): Query<PageOf<OwnHubMember>> {
  const calls = useCalls(hubConsoleCalls);
  const viewer = useViewer();
  return useQuery(
    viewer ? ownHubKeys.ownMembers(page, viewer) : null,
    async () => pageOf(await calls.listOwnHubMembers(page)),
    { keepPreviousData: true },
  );
}

export type OwnHubMemberDetail = AnswerOf<(typeof hubs)['getOwnHubMember']>['data'];

export function useOwnHubMember(id: string): Query<OwnHubMemberDetail> {
  const calls = useCalls(hubConsoleCalls);
  const viewer = useViewer();
  return useQuery(viewer ? ownHubKeys.ownMember(id, viewer) : null, async () =>
    held((await calls.getOwnHubMember(id)).data),
  );
}

/** A page of requests to join, newest first. */
export function useJoinRequests(page: JoinRequestPage = {}): Query<PageOf<JoinRequest>> {
  const calls = useCalls(hubConsoleCalls);
  const viewer = useViewer();
  return useQuery(
    viewer ? ownHubKeys.joinRequests(page, viewer) : null,
    async () => pageOf(await calls.listJoinRequests(page)),
    { keepPreviousData: true },
  );
}

export function useInvitations({ cursor }: { cursor?: string } = {}): Query<PageOf<HubInvitation>> {
  const calls = useCalls(hubConsoleCalls);
  const viewer = useViewer();
  return useQuery(
    viewer ? ownHubKeys.invitations(cursor ?? '', viewer) : null,
    async () => pageOf(await calls.listInvitations(cursor)),
    { keepPreviousData: true },
  );
}
