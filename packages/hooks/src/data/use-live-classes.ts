import type { LiveAttendance, LiveClass, LiveClassDetail, LiveRecording } from '@digiken/contract';
import { liveRoutes } from '@digiken/contract/routes/live';
import type { RequestQuery } from '../api/request';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, listOf, withDefaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

type Routes = typeof liveRoutes;
export type LiveClassPage = RequestQuery<Routes['listLiveClasses']>;
export type AllLiveClassPage = RequestQuery<Routes['listAllLiveClasses']>;

/** Cache keys of live classes. */
export const liveKeys = {
  liveClasses: (page: LiveClassPage, viewer: string) => ['liveClasses', page, viewer] as const,
  hubLiveClasses: (page: LiveClassPage, viewer: string) => ['hubLiveClasses', page, viewer] as const,
  allLiveClasses: (page: AllLiveClassPage, viewer: string) => ['allLiveClasses', page, viewer] as const,
  liveClass: (id: string, viewer: string) => ['liveClass', id, viewer] as const,
  liveAttendance: (id: string, viewer: string) => ['liveAttendance', id, viewer] as const,
  liveRecordings: (id: string, viewer: string) => ['liveRecordings', id, viewer] as const,
};

const LIVE_CLASS: Defaults<LiveClass> = {
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
const DETAIL: Defaults<LiveClassDetail> = {
  ...LIVE_CLASS,
  slideList: [],
  link: null,
  starts: '',
  minutes: 0,
};
const RECORDING: Defaults<LiveRecording> = {
  speaker: null,
  source: 'camera',
  startedAt: '',
  seconds: 0,
  bytes: 0,
  src: '',
  captionsSrc: null,
};

/** A class opens and becomes live by itself. */
const EVERY = 30_000;
const PAGED = { keepPreviousData: true, every: EVERY } as const;

/** A page of the classes that the user may join or hosts. */
export function useLiveClasses(page: LiveClassPage = {}): Query<PageOf<LiveClass>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? liveKeys.liveClasses(page, viewer) : null,
    async () => pageOf(await request(liveRoutes.listLiveClasses, { query: page }), LIVE_CLASS),
    PAGED,
  );
}

/** A page of the classes of the user's hub. */
export function useHubLiveClasses(page: LiveClassPage = {}): Query<PageOf<LiveClass>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? liveKeys.hubLiveClasses(page, viewer) : null,
    async () => pageOf(await request(liveRoutes.listHubLiveClasses, { query: page }), LIVE_CLASS),
    PAGED,
  );
}

/** A page of all classes, for administrators. */
export function useAllLiveClasses(page: AllLiveClassPage = {}): Query<PageOf<LiveClass>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? liveKeys.allLiveClasses(page, viewer) : null,
    async () => pageOf(await request(liveRoutes.listAllLiveClasses, { query: page }), LIVE_CLASS),
    { keepPreviousData: true },
  );
}

export function useLiveClass(id: string): Query<LiveClassDetail> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? liveKeys.liveClass(id, viewer) : null,
    async () => withDefaults(dataOf(await request(liveRoutes.getLiveClass, { params: { id } })), DETAIL),
    { every: EVERY },
  );
}

/** Who was in a class; refetched while it takes place. */
export function useLiveAttendance(id: string): Query<readonly LiveAttendance[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? liveKeys.liveAttendance(id, viewer) : null,
    async () => dataOf(await request(liveRoutes.getLiveAttendance, { params: { id } })) ?? [],
    { every: EVERY },
  );
}

/** Recordings of a class, in the order in which they began. */
export function useLiveRecordings(id: string): Query<readonly LiveRecording[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? liveKeys.liveRecordings(id, viewer) : null, async () =>
    listOf(dataOf(await request(liveRoutes.listLiveRecordings, { params: { id } })), RECORDING),
  );
}
