import type { AdminHub, HubDetail, HubMember, HubSummary } from '@digiken/contract';
import { hubAdminRoutes } from '@digiken/contract/routes/hub-admin';
import { hubRoutes } from '@digiken/contract/routes/hubs';
import type { SearchedPage } from '../api/page-queries';
import { useRequest, useViewer } from '../session/services';
import { ADMIN_HUB } from './admin-items';
import { HUB, MEMBER } from './hub-items';
import { listOf } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of hubs, for users and administrators. */
export const hubKeys = {
  hubs: (page: SearchedPage, viewer: string) => ['hubs', page, viewer] as const,
  myHubs: (viewer: string) => ['myHubs', viewer] as const,
  hub: (id: string, viewer: string) => ['hub', id, viewer] as const,
  hubMembers: (id: string, cursor: string, viewer: string) => ['hubMembers', id, cursor, viewer] as const,
  invitation: (secret: string, viewer: string) => ['invitation', secret, viewer] as const,
  adminHubs: (page: SearchedPage, viewer: string) => ['adminHubs', page, viewer] as const,
};

/** A page of hubs, by name. */
export function useHubs(page: SearchedPage = {}): Query<PageOf<HubSummary>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? hubKeys.hubs(page, viewer) : null,
    async () => pageOf(await request(hubRoutes.listHubs, { query: page }), HUB),
    {
      keepPreviousData: true,
    },
  );
}

/** Hubs that the user administers, is a member of or asked to join. */
export function useMyHubs(): Query<HubSummary[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? hubKeys.myHubs(viewer) : null, async () =>
    listOf((await request(hubRoutes.listMyHubs)).data, HUB),
  );
}

export function useHub(id: string): Query<HubDetail> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? hubKeys.hub(id, viewer) : null, async () =>
    dataOf(await request(hubRoutes.getHub, { params: { id } })),
  );
}

/** A page of members; `enabled` once the user is known to be allowed to see them. */
export function useHubMembers(
  id: string,
  { cursor, enabled = true }: { cursor?: string; enabled?: boolean } = {},
): Query<PageOf<HubMember>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    enabled && viewer ? hubKeys.hubMembers(id, cursor ?? '', viewer) : null,
    async () =>
      pageOf(await request(hubRoutes.listHubMembers, { params: { id }, query: { cursor } }), MEMBER),
    { keepPreviousData: true },
  );
}

/** The hub of an invitation and the reason why it cannot be accepted; waits while the secret is empty. */
export function useInvitation(
  secret: string,
): Query<{ hub: { _id: string; name: string } | null; problem: string | null }> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && secret ? hubKeys.invitation(secret, viewer) : null,
    async () => dataOf(await request(hubRoutes.readInvitation, { body: { secret } })),
    { revalidateOnFocus: false },
  );
}

/** A page of all hubs, newest first. */
export function useAdminHubs(page: SearchedPage = {}): Query<PageOf<AdminHub>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? hubKeys.adminHubs(page, viewer) : null,
    async () => pageOf(await request(hubAdminRoutes.listAdminHubs, { query: page }), ADMIN_HUB),
    { keepPreviousData: true },
  );
}
