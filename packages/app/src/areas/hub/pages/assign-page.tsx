import { useHubAssignmentActions, useHubCohorts, useHubFigures, useHubSettings } from '@digiken/hooks/hubs';
import { useSeatPools } from '@digiken/hooks/seats';
import { AssignmentForm } from '@digiken/learning/assignment-form';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ButtonLink } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { buySeatsPath } from '../../../views/payment-paths';
import { assignmentPath, assignmentsPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';
import { todayIn } from '../views';

/** Assigns a course of the hub (spec 13.182). */
export default function AssignPage() {
  const t = useMessages(hubPeopleMessages);
  const navigate = useNavigate();
  const { show } = useToast();
  const [now] = useState(Date.now);
  const settings = useHubSettings();
  const figures = useHubFigures();
  const cohorts = useHubCohorts();
  const pools = useSeatPools();
  const { createAssignment } = useHubAssignmentActions();
  usePage({ title: t('assignTitle') });
  const queries = [settings, figures, cohorts, pools];
  const load = queries.map(loadState).find(({ status }) => status !== 'ready');
  const { data } = settings;
  /** Free seats of a course in the orders that are paid and open. */
  const seatsLeft = (id: string) =>
    (pools.data?.data ?? []).reduce(
      (sum, { course, state, seats, claimed }) =>
        course._id === id && state === 'open' ? sum + seats - claimed : sum,
      0,
    );
  return (
    <div className="mx-auto w-full max-w-content">
      <PageHeader
        title={t('assignTitle')}
        eyebrow={
          <Breadcrumbs
            items={[{ label: t('assignments'), href: assignmentsPath }, { label: t('assignTitle') }]}
          />
        }
        intro={t('assignIntro')}
      />
      {load?.status === 'error' ? (
        <ErrorScreen {...load.error} onRetry={load.onRetry} headingLevel={2} />
      ) : load || !data ? (
        <LoadingScreen />
      ) : data.courses.length === 0 ? (
        <EmptyState
          title={t('noCourses')}
          action={<ButtonLink href="/hub/settings#courses">{t('toCourses')}</ButtonLink>}
        >
          {t('noCoursesText')}
        </EmptyState>
      ) : (
        <AssignmentForm
          hubName={data.name}
          memberCount={figures.data?.members ?? 0}
          cohorts={cohorts.data ?? []}
          courses={data.courses}
          seatsLeft={seatsLeft}
          today={todayIn(data.timeZone, now)}
          zone={data.timeZone}
          seatsHref={(courseId) => buySeatsPath({ courseId })}
          onSave={async (values) => {
            const outcome = await createAssignment(values);
            if (outcome.ok) {
              show({ tone: 'success', message: outcome.message ?? '' });
              void navigate(assignmentPath(outcome.data._id));
            }
            return outcome;
          }}
        />
      )}
    </div>
  );
}
