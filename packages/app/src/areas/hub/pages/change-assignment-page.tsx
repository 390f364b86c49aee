import { useHubAssignment, useHubAssignmentActions } from '@digiken/hooks/hubs';
import { AssignmentForm } from '@digiken/learning/assignment-form';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { assignmentPath, assignmentsPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';
import { todayIn } from '../views';
import { useOwnHubName } from '../use-own-hub-name';

/** Changes the dates and the note of an assignment (spec 13.182). */
export default function ChangeAssignmentPage() {
  const { id = '' } = useParams();
  const t = useMessages(hubPeopleMessages);
  const navigate = useNavigate();
  const { show } = useToast();
  const [now] = useState(Date.now);
  const hub = useOwnHubName();
  const query = useHubAssignment(id);
  const { updateAssignment } = useHubAssignmentActions();
  const { data } = query;
  const title = data && t('changeTitle', { course: data.course.name });
  usePage({ title: title ?? (query.status === 'error' ? t('assignment') : undefined) });
  if (isMissing(query)) return <NotFoundPage />;
  const load = loadState(query);
  if (!data || title === undefined) {
    if (load.status === 'error') return <ErrorScreen {...load.error} onRetry={load.onRetry} />;
    return <LoadingScreen />;
  }
  return (
    <div className="mx-auto w-full max-w-content">
      <PageHeader
        title={title}
        eyebrow={
          <Breadcrumbs
            items={[
              { label: t('assignments'), href: assignmentsPath },
              { label: data.course.name, href: assignmentPath(id) },
              { label: t('change') },
            ]}
          />
        }
      />
      <AssignmentForm
        hubName={hub}
        memberCount={data.totals.members}
        cohorts={[]}
        assignment={data}
        today={todayIn(data.timeZone, now)}
        zone={data.timeZone}
        onSave={async ({ startsOn, due, note }) => {
          const outcome = await updateAssignment(id, { startsOn, due, note });
          if (outcome.ok) {
            show({ tone: 'success', message: outcome.message ?? '' });
            void navigate(assignmentPath(id));
          }
          return outcome;
        }}
      />
    </div>
  );
}
