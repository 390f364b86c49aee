import type { HubAnnouncement } from '@digiken/contract';
import { hubAnnouncementRoutes } from '@digiken/contract/routes/hub-announcements';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, withDefaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of a hub's announcements. */
export const hubAnnouncementKeys = {
  hubAnnouncements: (cursor: string, viewer: string) => ['hubAnnouncements', cursor, viewer] as const,
  hubAnnouncement: (id: string, viewer: string) => ['hubAnnouncement', id, viewer] as const,
};

const ANNOUNCEMENT: Defaults<HubAnnouncement> = {
  subject: '',
  body: '',
  author: null,
  everyone: false,
  cohorts: [],
  mail: false,
  state: 'sent',
  recipients: 0,
  total: 0,
  read: 0,
  createdAt: '',
};
/** While one is on its way; milliseconds. */
const SENDING_EVERY = 3_000;

/** A page of the announcements of the user's hub, newest first. */
export function useHubAnnouncements({ cursor }: { cursor?: string } = {}): Query<PageOf<HubAnnouncement>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? hubAnnouncementKeys.hubAnnouncements(cursor ?? '', viewer) : null,
    async () =>
      pageOf(await request(hubAnnouncementRoutes.listHubAnnouncements, { query: { cursor } }), ANNOUNCEMENT),
    {
      keepPreviousData: true,
      every: (latest) => (latest?.data.some(({ state }) => state === 'sending') ? SENDING_EVERY : 0),
    },
  );
}

/** One announcement; refetched while it is being sent. */
export function useHubAnnouncement(id: string): Query<HubAnnouncement> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? hubAnnouncementKeys.hubAnnouncement(id, viewer) : null,
    async () =>
      withDefaults(
        dataOf(await request(hubAnnouncementRoutes.getHubAnnouncement, { params: { id } })),
        ANNOUNCEMENT,
      ),
    { every: (latest) => (latest?.state === 'sending' ? SENDING_EVERY : 0) },
  );
}
