import { useUser } from '@digiken/hooks/account';
import { useDashboardCourses, useNextStep } from '@digiken/hooks/learning';
import { DashboardScreen } from '@digiken/learning/dashboard-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Skeleton } from '@digiken/ui/skeleton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { pageMessages } from '../messages';
import { useFirstSightOver } from '../shell/use-first-sight-over';
import { useOnline } from '../shell/use-online';
import { usePage } from '../shell/use-page';
import { useWhatNow } from '../shell/use-what-now';
import { WhenSeen } from '../shell/when-seen';
import { enrolledLinks } from '../views/enrolled';
import { loadState } from '../views/load-state';

/** They only help: without them the page is complete. */
const Due = lazy(() =>
  import('../areas/learner/parts/dashboard-due').catch(() => ({
    default: ({ below }: { below: ReactNode }) => below,
  })),
);

const More = lazy(() =>
  import('../areas/learner/parts/dashboard-more').catch(() => ({ default: () => null })),
);

const Assigned = lazy(() =>
  import('../areas/learner/parts/assigned-list').catch(() => ({ default: () => null })),
);

const Offline = lazy(() =>
  import('../areas/learner/parts/dashboard-offline').catch(() => ({ default: () => null })),
);

/** As high as what is due and the week, and as the week alone, so that what is below stays out of a phone's window. */
const dueAndWeek = <Skeleton shape="block" className="h-112 rounded-xl" />;
const week = <Skeleton shape="block" className="h-60 rounded-xl" />;

export default function DashboardPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('dashboard') });
  const user = useUser().data;
  const enrolled = useDashboardCourses();
  const step = useNextStep();
  const online = useOnline();
  const [loadedOnline] = useState(online);
  const later = useFirstSightOver();
  const next = useWhatNow(step.data);
  const courses = enrolled.data ?? [];
  const shown = step.data?.place.course?._id;
  // Without a step, e.g. without a connection, the courses are still there.
  const needed = step.status === 'loading' || courses.length === 0;
  const waited = enrolled.status === 'ready' && needed ? step : enrolled;
  return (
    <DashboardScreen
      state={loadState(waited)}
      firstName={user?.firstName}
      next={next}
      begun={courses.length > 0}
      others={courses.filter(({ course }) => course._id !== shown)}
      {...enrolledLinks}
      assigned={
        <Suspense fallback={null}>
          <Assigned />
        </Suspense>
      }
      more={
        <Suspense fallback={dueAndWeek}>
          <Due
            waiting={dueAndWeek}
            below={
              <WhenSeen className="flex flex-col gap-5" waiting={week} anyway={later}>
                <Suspense fallback={week}>
                  <More waiting={week} />
                </Suspense>
              </WhenSeen>
            }
          />
        </Suspense>
      }
      notice={
        !online && (
          <Suspense fallback={null}>
            <Offline loadedOnline={loadedOnline} />
          </Suspense>
        )
      }
    />
  );
}
