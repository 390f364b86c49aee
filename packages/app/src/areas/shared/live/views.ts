import type { LiveClass } from '@digiken/contract';
import type { LiveClassView } from '@digiken/learning/live-classes-screen';
import { type LiveArea, livePaths } from './paths';

/** The course or hub of a class; `deleted` once it is gone. */
export const placeOf = ({ course, hub }: Pick<LiveClass, 'course' | 'hub'>, deleted: string): string =>
  course?.name ?? hub?.name ?? deleted;

/** A class as a list shows it. Hosts plan in the consoles that have the pages for it. */
export function liveClassView(live: LiveClass, area: LiveArea, deleted: string): LiveClassView {
  const { _id, state } = live;
  const hosting = live.role === 'host' && area !== 'console';
  const running = state === 'planned' || state === 'open' || state === 'live';
  return {
    id: _id,
    title: live.title,
    titleLanguage: live.titleLanguage,
    place: placeOf(live, deleted),
    host: live.host.name,
    startsAt: live.startsAt,
    endsAt: live.endsAt,
    opensAt: live.opensAt,
    state,
    href: livePaths.one(area, _id),
    recordingHref: live.recordings > 0 || live.captioned ? livePaths.recording(area, _id) : undefined,
    captionsOnly: live.recordings === 0,
    capacity: live.capacity ?? undefined,
    series: live.series ? { place: live.series.place, count: live.series.count } : undefined,
    editHref: hosting && state === 'planned' ? livePaths.edit(area, _id) : undefined,
    slidesHref: hosting && running && !live.external ? livePaths.slides(area, _id) : undefined,
    attendanceHref:
      hosting && state !== 'planned' && state !== 'cancelled' ? livePaths.attendance(area, _id) : undefined,
    cancellable: hosting && running,
  };
}
