import { useOwnCourses } from '@digiken/hooks/authoring';
import { useMyHubs } from '@digiken/hooks/hubs';
import { useEnrolledCourses } from '@digiken/hooks/learning';
import { useHubLiveClasses, useLiveActions, useLiveClasses } from '@digiken/hooks/live';
import { LiveClassesScreen } from '@digiken/learning/live-classes-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { pageMessages } from '../../../messages';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { saveText } from '../../../views/save-file';
import { useListAddress } from '../use-list-address';
import { livePageMessages } from './messages';
import { type LiveArea, livePaths } from './paths';
import { placeOf } from './views';

const CHOICES = { when: ['past'] } as const;
const ID_MAX = 64;

/** A course or hub as the address names it: `course:ID` or `hub:ID`. */
function placeIn(value: string): { courseId?: string; hubId?: string } {
  const [kind, id = ''] = value.split(':');
  if (id === '' || id.length > ID_MAX) return {};
  return kind === 'course' ? { courseId: id } : kind === 'hub' ? { hubId: id } : {};
}

/** The live classes of learners, instructors or a hub (spec 2.27, 13.85, 13.86). */
export function LiveListPage({ area }: { area: Exclude<LiveArea, 'admin'> }) {
  return area === 'hub' ? <HubList /> : <OwnList area={area} />;
}

function OwnList({ area }: { area: 'console' | 'instructor' }) {
  const { params, values, cursor } = useListAddress(CHOICES);
  const of = params.get('of') ?? '';
  const query = useLiveClasses({ cursor, when: values.when ?? 'upcoming', ...placeIn(of) });
  const options = usePlaceOptions(area);
  return <List area={area} query={query} of={{ value: of, options }} />;
}

function HubList() {
  const { values, cursor } = useListAddress(CHOICES);
  return <List area="hub" query={useHubLiveClasses({ cursor, when: values.when ?? 'upcoming' })} />;
}

/** The courses and hubs that a list can be filtered by. */
function usePlaceOptions(area: 'console' | 'instructor') {
  const teaches = area === 'instructor';
  const owned = useOwnCourses({}, { enabled: teaches }).data?.data ?? [];
  const enrolled = useEnrolledCourses().data ?? [];
  const hubs = useMyHubs().data ?? [];
  const courses = teaches
    ? owned.map(({ _id, title }) => ({ _id, title }))
    : enrolled.map(({ course }) => ({ _id: course._id, title: course.title }));
  return [
    ...courses.map(({ _id, title }) => ({ value: `course:${_id}`, label: title })),
    ...(teaches ? [] : hubs.map(({ _id, name }) => ({ value: `hub:${_id}`, label: name }))),
  ];
}

interface ListProps {
  area: Exclude<LiveArea, 'admin'>;
  query: ReturnType<typeof useLiveClasses>;
  of?: { value: string; options: { value: string; label: string }[] };
}

function List({ area, query, of }: ListProps) {
  const t = useMessages(livePageMessages);
  const pageName = useMessages(pageMessages);
  const { values, change, pageLinks } = useListAddress(CHOICES);
  const { getCalendar, cancelClass } = useLiveActions();
  usePage({ title: pageName('liveClasses') });
  return (
    <LiveClassesScreen
      state={loadState(query)}
      classes={query.data?.data ?? []}
      placeOf={(live) => placeOf(live, t('deleted'))}
      hrefOf={({ _id }) => livePaths.one(area, _id)}
      recordingHrefOf={({ _id }) => livePaths.recording(area, _id)}
      when={values.when ?? 'upcoming'}
      of={of && of.options.length > 0 ? of : undefined}
      onFilter={change}
      page={pageLinks(query.data)}
      onCalendar={async (id) => {
        const outcome = await getCalendar(id);
        if (outcome.ok) saveText(outcome.data.name, 'text/calendar', outcome.data.calendar);
        return outcome;
      }}
      {...(area !== 'console' && {
        scheduleHref: livePaths.new(area),
        editHrefOf: ({ _id }) => livePaths.edit(area, _id),
        slidesHrefOf: ({ _id }) => livePaths.slides(area, _id),
        attendanceHrefOf: ({ _id }) => livePaths.attendance(area, _id),
        onCancel: cancelClass,
      })}
    />
  );
}
