import type { LiveClass, LiveClassDetail, LiveRecording } from '@digiken/contract';
import { liveRoutes } from '@digiken/contract/routes/live';
import type { RequestQuery } from '../api/request';
import { type Defaults, listOf } from './list-items';
import { dataOf, readOne, readPage, useQuery } from './use-query';

type Routes = typeof liveRoutes;
export type LiveClassPage = RequestQuery<Routes['listLiveClasses']>;
export type AllLiveClassPage = RequestQuery<Routes['listAllLiveClasses']>;

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
export const useLiveClasses = (query: LiveClassPage = {}) =>
  useQuery(liveRoutes.listLiveClasses, { query }, { read: readPage(LIVE_CLASS), ...PAGED });

/** A page of the classes of the user's hub. */
export const useHubLiveClasses = (query: LiveClassPage = {}) =>
  useQuery(liveRoutes.listHubLiveClasses, { query }, { read: readPage(LIVE_CLASS), ...PAGED });

/** A page of all classes, for administrators. */
export const useAllLiveClasses = (query: AllLiveClassPage = {}) =>
  useQuery(liveRoutes.listAllLiveClasses, { query }, { read: readPage(LIVE_CLASS), keepPreviousData: true });

export const useLiveClass = (id: string) =>
  useQuery(liveRoutes.getLiveClass, { params: { id } }, { read: readOne(DETAIL), every: EVERY });

/** Who was in a class; refetched while it takes place. */
export const useLiveAttendance = (id: string) =>
  useQuery(liveRoutes.getLiveAttendance, { params: { id } }, { every: EVERY });

/** Recordings of a class, in the order in which they began. */
export const useLiveRecordings = (id: string) =>
  useQuery(
    liveRoutes.listLiveRecordings,
    { params: { id } },
    { read: (answer) => listOf(dataOf(answer), RECORDING) },
  );
