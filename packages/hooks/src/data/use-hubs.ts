import type { HubDetail } from '@digiken/contract';
import { hubAdminRoutes } from '@digiken/contract/routes/hub-admin';
import { hubRoutes } from '@digiken/contract/routes/hubs';
import type { SearchedPage } from '../api/page-queries';
import { ADMIN_HUB } from './admin-items';
import { COURSE } from './course-items';
import { HUB, HUB_DETAIL, MEMBER } from './hub-items';
import { listOf } from './list-items';
import { readList, readOne, readPage, useQuery } from './use-query';

const PAGED = { keepPreviousData: true } as const;

/** A page of hubs, by name. */
export const useHubs = (query: SearchedPage = {}) =>
  useQuery(hubRoutes.listHubs, { query }, { read: readPage(HUB), ...PAGED });

/** Hubs that the user administers, is a member of or asked to join. */
export const useMyHubs = () => useQuery(hubRoutes.listMyHubs, {}, { read: readList(HUB) });

export const useHub = (id: string) =>
  useQuery(
    hubRoutes.getHub,
    { params: { id } },
    {
      read: (answer) => {
        const hub = readOne<HubDetail>(HUB_DETAIL)(answer);
        return { ...hub, courses: listOf(hub.courses, COURSE) };
      },
    },
  );

/** A page of members; `enabled` once the user is known to be allowed to see them. */
export const useHubMembers = (
  id: string,
  { cursor, enabled = true }: { cursor?: string; enabled?: boolean } = {},
) =>
  useQuery(hubRoutes.listHubMembers, enabled ? { params: { id }, query: { cursor } } : null, {
    read: readPage(MEMBER),
    ...PAGED,
  });

/** The hub of an invitation and the reason why it cannot be accepted; waits while the secret is empty. */
export const useInvitation = (secret: string) =>
  useQuery(hubRoutes.readInvitation, secret ? { body: { secret } } : null, { revalidateOnFocus: false });

/** A page of all hubs, newest first. */
export const useAdminHubs = (query: SearchedPage = {}) =>
  useQuery(hubAdminRoutes.listAdminHubs, { query }, { read: readPage(ADMIN_HUB), ...PAGED });
