import type { Enrolled } from '@digiken/contract';
import type { ReactNode } from 'react';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { cn } from '@digiken/ui/internal/cn';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextLink } from '@digiken/ui/text-link';
import { PAGE } from '../../lib/page';
import { EnrolledCard, type EnrolledCardProps } from '../enrolled-card/enrolled-card';
import { WhatNow, type WhatNowProps } from '../what-now/what-now';
import { dashboardScreenMessages } from './messages';

export { dashboardScreenMessages } from './messages';

export interface DashboardScreenProps extends Pick<EnrolledCardProps, 'courseHrefOf' | 'lessonHrefOf'> {
  state: LoadState;
  firstName?: string;
  /** Undefined if it could not be loaded. */
  next?: WhatNowProps;
  /** False for a learner who has no course yet. */
  begun: boolean;
  /** The courses besides that of the next step; the first three are shown. */
  others: readonly Enrolled[];
  /** What is due, the week, a certificate within reach: beside the next step, on phones below it. May load later. */
  more?: ReactNode;
  /** What hubs have assigned to a learner who has no course yet: above the invitation to choose one. May load later. */
  assigned?: ReactNode;
  /** Below the title, e.g. from when it is: a SavedAtNotice. */
  notice?: ReactNode;
  myCoursesHref?: string;
}

const OTHERS = 3;

/** A learner's home: the next step, what is due, the week, and the courses (spec 12.115). */
export function DashboardScreen({ state, firstName, notice, ...studies }: DashboardScreenProps) {
  const t = useMessages(dashboardScreenMessages);
  return (
    <div data-slot="dashboard-screen" className={`${PAGE} flex flex-col gap-5`}>
      <PageHeader title={firstName ? t('title', { name: firstName }) : t('titleOnly')} className="pb-0!" />
      {notice}
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      ) : state.status === 'ready' ? (
        <Studies {...studies} />
      ) : (
        <div className="flex flex-col gap-5">
          <LoadingText>{t('loading')}</LoadingText>
          <Skeleton shape="block" className="h-96 rounded-xl md:h-66" />
        </div>
      )}
    </div>
  );
}

function Studies({
  next,
  begun,
  others,
  more,
  assigned,
  myCoursesHref = '/console/my-courses',
  ...links
}: Omit<DashboardScreenProps, 'state' | 'firstName' | 'notice'>) {
  const t = useMessages(dashboardScreenMessages);
  const beside = begun && more;
  return (
    <>
      {!begun && assigned}
      <div className={cn('grid items-start gap-5', beside && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]')}>
        {next && <WhatNow {...next} form={next.cover ? 'card' : 'strip'} none={!begun} />}
        {beside && <div className="flex min-w-0 flex-col gap-5">{more}</div>}
      </div>
      {others.length > 0 && (
        <Section
          title={t('others')}
          actions={<TextLink href={myCoursesHref}>{t('all')}</TextLink>}
          className="pt-5"
        >
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {others.slice(0, OTHERS).map((enrolled) => (
              <li key={enrolled._id} className="min-w-0">
                <EnrolledCard enrolled={enrolled} {...links} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
