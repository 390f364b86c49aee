import type { AdminHub, HubDetail, HubMember, HubSummary } from '@digiken/contract';
import { adminHubCalls, hubCalls, type SearchedPage } from '../api/hub-calls';
import { useCalls, useViewer } from '../session/services';
import { held, listOf, type PageOf, pageOf, type Query, useQuery } from './use-query';

/** Cache keys of hubs as everybody and the administrators see them. */
export const hubKeys = {
  hubs: (page: SearchedPage, viewer: string) => ['hubs', page, viewer] as const,
  myHubs: (viewer: string) => ['myHubs', viewer] as const,
  hub: (id: string, viewer: string) => ['hub', id, viewer] as const,
  hubMembers: (id: string, cursor: string, viewer: string) => ['hubMembers', id, cursor, viewer] as const,
  invitation: (secret: string, viewer: string) => ['invitation', secret, viewer] as const,
  adminHubs: (page: SearchedPage, viewer: string) => ['adminHubs', page, viewer] as const,
};

/** A page of hubs to find, by name. */
export function useHubs(page: SearchedPage = {}): Query<PageOf<HubSummary>> {
  const calls = useCalls(hubCalls);
  const viewer = useViewer();
  return useQuery(
    viewer ? hubKeys.hubs(page, viewer) : null,
    async () => pageOf(await calls.listHubs(page)),
    {
      keepPreviousData: true,
    },
  );
}

/** Hubs that the user runs, belongs to or asked to join. */
export function useMyHubs(): Query<HubSummary[]> {
  const calls = useCalls(hubCalls);
  const viewer = useViewer();
  return useQuery(viewer ? hubKeys.myHubs(viewer) : null, async () =>
    listOf((await calls.listMyHubs()).data),
  );
}

export function useHub(id: string): Query<HubDetail> {
  const calls = useCalls(hubCalls);
  const viewer = useViewer();
  return useQuery(viewer ? hubKeys.hub(id, viewer) : null, async () => held((await calls.getHub(id)).data));
}

/** A page of members; `enabled` once it is known that the user may see them. */
export function useHubMembers(
  id: string,
  { cursor, enabled = true }: { cursor?: string; enabled?: boolean } = {},
): Query<PageOf<HubMember>> {
  const calls = useCalls(hubCalls);
  const viewer = useViewer();
  return useQuery(
    enabled && viewer ? hubKeys.hubMembers(id, cursor ?? '', viewer) : null,
    async () => pageOf(await calls.listHubMembers(id, cursor)),
    { keepPreviousData: true },
  );
}

/** Which hub an invitation leads to and why it cannot be accepted; waits while the secret is empty. */
export function useInvitation(
  secret: string,
): Query<{ hub: { _id: string; name: string } | null; problem: string | null }> {
  const calls = useCalls(hubCalls);
  const viewer = useViewer();
  return useQuery(
    viewer && secret ? hubKeys.invitation(secret, viewer) : null,
    async () => held((await calls.readInvitation(secret)).data),
    { revalidateOnFocus: false },
  );
}

/** A page of all hubs, newest first, for the administrator area. */
export function useAdminHubs(page: SearchedPage = {}): Query<PageOf<AdminHub>> {
  const calls = useCalls(adminHubCalls);
  const viewer = useViewer();
  return useQuery(
    viewer ? hubKeys.adminHubs(page, viewer) : null,
    async () => pageOf(await calls.listAdminHubs(page)),
    { keepPreviousData: true },
  );
}
