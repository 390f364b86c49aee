import type { LiveClass } from '@digiken/contract';
import { liveListRoutes } from '@digiken/contract/routes/live-lists';
import type { RequestQuery } from '../api/request';
import { useRequest, useViewer } from '../session/services';
import type { Defaults } from './list-items';
import { type PageOf, pageOf, type Query, useQuery } from './use-query';

type Routes = typeof liveListRoutes;
export type LiveClassPage = RequestQuery<Routes['listLiveClasses']>;
export type AllLiveClassPage = RequestQuery<Routes['listAllLiveClasses']>;

/** Cache keys of lists of live classes. */
export const liveListKeys = {
  liveClasses: (page: LiveClassPage, viewer: string) => ['liveClasses', page, viewer] as const,
  hubLiveClasses: (page: LiveClassPage, viewer: string) => ['hubLiveClasses', page, viewer] as const,
  allLiveClasses: (page: AllLiveClassPage, viewer: string) => ['allLiveClasses', page, viewer] as const,
};

export const LIVE_CLASS: Defaults<LiveClass> = {
  title: '',
  description: '',
  course: null,
  hub: null,
  host: { _id: '', name: '' },
  startsAt: '',
  endsAt: '',
  timeZone: 'Africa/Nairobi',
  capacity: null,
  state: 'planned',
  opensAt: '',
  closesAt: '',
  external: false,
  series: null,
  waitingRoom: false,
  recorded: false,
  role: 'learner',
  slides: 0,
  recordings: 0,
  captioned: false,
};

/** A class opens and becomes live by itself; milliseconds between two requests. */
export const LIVE_EVERY = 30_000;
const PAGED = { keepPreviousData: true, every: LIVE_EVERY } as const;

/** A page of the classes that the user may join or hosts. */
export function useLiveClasses(page: LiveClassPage = {}): Query<PageOf<LiveClass>> {
  const request = useRequest();
  const viewer = useViewer();
  return useQuery(
    viewer ? liveListKeys.liveClasses(page, viewer) : null,
    async () => pageOf(await request(liveListRoutes.listLiveClasses, { query: page }), LIVE_CLASS),
    PAGED,
  );
}

/** A page of the classes of the user's hub. */
export function useHubLiveClasses(page: LiveClassPage = {}): Query<PageOf<LiveClass>> {
  const request = useRequest();
  const viewer = useViewer();
  return useQuery(
    viewer ? liveListKeys.hubLiveClasses(page, viewer) : null,
    async () => pageOf(await request(liveListRoutes.listHubLiveClasses, { query: page }), LIVE_CLASS),
    PAGED,
  );
}

/** A page of all classes, for administrators. */
export function useAllLiveClasses(page: AllLiveClassPage = {}): Query<PageOf<LiveClass>> {
  const request = useRequest();
  const viewer = useViewer();
  return useQuery(
    viewer ? liveListKeys.allLiveClasses(page, viewer) : null,
    async () => pageOf(await request(liveListRoutes.listAllLiveClasses, { query: page }), LIVE_CLASS),
    { keepPreviousData: true },
  );
}
