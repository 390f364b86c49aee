import type { LiveAttendance, LiveClassDetail, LiveRecording } from '@digiken/contract';
import { liveRoutes } from '@digiken/contract/routes/live';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, listOf, withDefaults } from './list-items';
import { LIVE_CLASS, LIVE_EVERY } from './use-live-class-lists';
import { dataOf, type Query, useQuery } from './use-query';

/** Cache keys of single live classes. */
export const liveKeys = {
  liveClass: (id: string, viewer: string) => ['liveClass', id, viewer] as const,
  liveAttendance: (id: string, viewer: string) => ['liveAttendance', id, viewer] as const,
  liveRecordings: (id: string, viewer: string) => ['liveRecordings', id, viewer] as const,
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

export function useLiveClass(id: string): Query<LiveClassDetail> {
  const request = useRequest();
  const viewer = useViewer();
  return useQuery(
    viewer ? liveKeys.liveClass(id, viewer) : null,
    async () => withDefaults(dataOf(await request(liveRoutes.getLiveClass, { params: { id } })), DETAIL),
    { every: LIVE_EVERY },
  );
}

/** Who was in a class; refetched while it takes place. */
export function useLiveAttendance(id: string): Query<readonly LiveAttendance[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useQuery(
    viewer ? liveKeys.liveAttendance(id, viewer) : null,
    async () => dataOf(await request(liveRoutes.getLiveAttendance, { params: { id } })) ?? [],
    { every: LIVE_EVERY },
  );
}

/** Recordings of a class, in the order in which they began. */
export function useLiveRecordings(id: string): Query<readonly LiveRecording[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useQuery(viewer ? liveKeys.liveRecordings(id, viewer) : null, async () =>
    listOf(dataOf(await request(liveRoutes.listLiveRecordings, { params: { id } })), RECORDING),
  );
}
