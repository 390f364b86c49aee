import type { HubAnnouncement } from '@digiken/contract';
import { hubAnnouncementRoutes } from '@digiken/contract/routes/hub-announcements';
import type { Defaults } from './list-items';
import { type PageOf, type Query, readOne, readPage, useQuery } from './use-query';

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
export const useHubAnnouncements = (query: { cursor?: string } = {}): Query<PageOf<HubAnnouncement>> =>
  useQuery(
    hubAnnouncementRoutes.listHubAnnouncements,
    { query },
    {
      read: readPage(ANNOUNCEMENT),
      keepPreviousData: true,
      every: (latest) => (latest?.data.some(({ state }) => state === 'sending') ? SENDING_EVERY : 0),
    },
  );

/** One announcement; refetched while it is being sent. */
export const useHubAnnouncement = (id: string) =>
  useQuery(
    hubAnnouncementRoutes.getHubAnnouncement,
    { params: { id } },
    {
      read: readOne(ANNOUNCEMENT),
      every: (latest) => (latest?.state === 'sending' ? SENDING_EVERY : 0),
    },
  );
