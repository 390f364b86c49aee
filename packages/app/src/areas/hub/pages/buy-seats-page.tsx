import { useCourse } from '@digiken/hooks/catalogue';
import { useHubSettings } from '@digiken/hooks/hubs';
import { useSeatActions, useSeatQuote } from '@digiken/hooks/seats';
import { BuyForOthersScreen } from '@digiken/learning/buy-for-others-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { forOthers, useForOthers } from '../../../shell/use-for-others';
import { courseLinks } from '../../../views/course-detail';
import { loadState } from '../../../views/load-state';
import { checkoutPath, seatsPath } from '../../../views/payment-paths';
import { hubAreaMessages } from '../messages';
import { useOwnHubName } from '../use-own-hub-name';

const AT_FIRST = 10;

/** Where seats of a course are ordered: of one of the hub, or of the one in the address. */
export default function BuySeatsPage() {
  const t = useMessages(hubAreaMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const courseId = search.get('course') ?? '';
  const hubName = useOwnHubName();
  const settings = useHubSettings();
  const course = useCourse(courseId);
  const [seats, setSeats] = useState<number | null>(Number(search.get('seats')) || AT_FIRST);
  const { chosen, setChosen, choice } = useForOthers(course.data);
  const quote = useSeatQuote(choice && seats !== null ? { courseId, choice, seats } : null);
  const { orderSeats } = useSeatActions();
  usePage({ title: t('newSeats'), noindex: true });

  const own = settings.data?.courses ?? [];
  const courses = !course.data || own.some(({ _id }) => _id === courseId) ? own : [course.data, ...own];
  const total = choice === null ? 0 : seats === null ? null : (quote.data?.total ?? null);
  const load = loadState(settings);
  return (
    <BuyForOthersScreen
      kind="seats"
      state={courseId !== '' && course.status === 'error' ? loadState(course) : load}
      hubName={hubName}
      courses={courses}
      courseId={courseId}
      onCourseChange={(id) => {
        setChosen(null);
        setSearch({ course: id }, { replace: true });
      }}
      course={course.data && forOthers(course.data)}
      {...courseLinks('public')}
      chosen={chosen}
      onChosenChange={setChosen}
      seats={seats}
      onSeatsChange={setSeats}
      perSeat={choice === null ? undefined : quote.data?.perSeat}
      total={total}
      updating={quote.status === 'loading' || quote.refreshing}
      notice={quote.error?.message}
      back={{ label: t('allSeats'), href: seatsPath }}
      onSubmit={async () => {
        if (choice === null || seats === null || total === null)
          return { ok: false, message: quote.error?.message ?? t('seatsUnknown') };
        const outcome = await orderSeats({ courseId, choice, seats, expectedTotal: total });
        if (outcome.ok) void navigate(checkoutPath(outcome.data._id, 'hub'));
        return outcome;
      }}
    />
  );
}
