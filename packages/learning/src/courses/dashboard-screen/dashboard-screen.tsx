import type { ReactNode } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';
import { cn } from '@digiken/ui/internal/cn';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextLink } from '@digiken/ui/text-link';
import { PAGE } from '../../lib/page';
import { EnrolledCard, type EnrolledView } from '../enrolled-card/enrolled-card';
import { ContinueCard } from './continue-card';
import { dashboardScreenMessages } from './messages';

export { dashboardScreenMessages } from './messages';

export interface DashboardScreenProps {
  state: LoadState;
  firstName?: string;
  /** Newest first, as the server sends them. */
  enrolled: EnrolledView[];
  /** What is due, the week, a certificate within reach: beside what to continue, on phones below it. May load later. */
  more?: ReactNode;
  /** What hubs have assigned to a learner who has no course yet: above the invitation to choose one. May load later. */
  assigned?: ReactNode;
  coursesHref?: string;
  myCoursesHref?: string;
}

const OTHERS = 3;

// Most learners have a course to continue.
const scene = deferred(() => import('../../screens/empty-scene/empty-scene'));

const isFinished = ({ progress }: EnrolledView) => progress.total > 0 && progress.done >= progress.total;
const studiedAt = (view: EnrolledView) => view.lastStudiedAt ?? view.createdAt;

/** A learner's home: what to continue, what is due, the week, and the courses (spec 12.115). */
export function DashboardScreen({ state, firstName, ...studies }: DashboardScreenProps) {
  const t = useMessages(dashboardScreenMessages);
  return (
    <div data-slot="dashboard-screen" className={`${PAGE} flex flex-col gap-5`}>
      <PageHeader title={firstName ? t('title', { name: firstName }) : t('titleOnly')} className="pb-0" />
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      ) : state.status === 'loading' ? (
        <Loading text={t('loading')} />
      ) : (
        <Studies {...studies} />
      )}
    </div>
  );
}

function Studies({
  enrolled,
  more,
  assigned,
  coursesHref = '/courses',
  myCoursesHref = '/console/my-courses',
}: Omit<DashboardScreenProps, 'state' | 'firstName'>) {
  const t = useMessages(dashboardScreenMessages);
  const [lead] = enrolled
    .filter((view) => !isFinished(view))
    .toSorted((a, b) => studiedAt(b).localeCompare(studiedAt(a)));
  const others = enrolled.filter((view) => view !== lead);
  const empty = enrolled.length === 0;
  return (
    <>
      {empty && assigned}
      <div
        className={cn(
          'grid items-start gap-5',
          !empty && more && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        {lead ? <ContinueCard {...lead} /> : <Nothing empty={empty} coursesHref={coursesHref} />}
        {!empty && more && <div className="flex min-w-0 flex-col gap-5">{more}</div>}
      </div>
      {others.length > 0 && (
        <Section
          title={t('others')}
          actions={<TextLink href={myCoursesHref}>{t('all')}</TextLink>}
          className="pt-5"
        >
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {others.slice(0, OTHERS).map(({ id, ...view }) => (
              <li key={id} className="min-w-0">
                <EnrolledCard {...view} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Nothing({ empty, coursesHref }: { empty: boolean; coursesHref: string }) {
  const t = useMessages(dashboardScreenMessages);
  const loaded = useDeferred(scene, true);
  if (!loaded) return <Loading text={t('loading')} />;
  return (
    <loaded.EmptyScene
      title={t(empty ? 'none' : 'finished')}
      picture={empty ? 'courses' : 'certificate'}
      action={
        <ButtonLink href={coursesHref} size="lg">
          {t('browse')}
        </ButtonLink>
      }
    >
      {t(empty ? 'noneText' : 'finishedText')}
    </loaded.EmptyScene>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-5">
      <LoadingText>{text}</LoadingText>
      <Skeleton shape="block" className="h-96 rounded-xl md:h-76" />
    </div>
  );
}
