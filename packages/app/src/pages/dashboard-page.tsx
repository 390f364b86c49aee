import { useUser } from '@digiken/hooks/account';
import { useDashboardCourses } from '@digiken/hooks/learning';
import { DashboardScreen } from '@digiken/learning/dashboard-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { lazy, Suspense } from 'react';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { WhenSeen } from '../shell/when-seen';
import { enrolledView } from '../views/enrolled';
import { loadState } from '../views/load-state';

/** It only helps: without it the page is complete. */
const More = lazy(() =>
  import('../areas/learner/parts/dashboard-more').catch(() => ({ default: () => null })),
);

const Assigned = lazy(() =>
  import('../areas/learner/parts/assigned-list').catch(() => ({ default: () => null })),
);

export default function DashboardPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('dashboard') });
  const user = useUser().data;
  const enrolled = useDashboardCourses();
  return (
    <DashboardScreen
      state={loadState(enrolled)}
      firstName={user?.firstName}
      enrolled={(enrolled.data ?? []).map(enrolledView)}
      assigned={
        <Suspense fallback={null}>
          <Assigned />
        </Suspense>
      }
      more={
        <WhenSeen className="flex min-h-60 flex-col gap-5">
          <Suspense fallback={null}>
            <More />
          </Suspense>
        </WhenSeen>
      }
    />
  );
}
