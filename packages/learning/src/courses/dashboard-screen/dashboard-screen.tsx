import { ButtonLink } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { Skeleton } from '@digiken/ui/skeleton';
import type { LoadState } from '@digiken/ui/internal/types';
import type { CourseView } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { CourseGrid } from '../course-grid/course-grid';
import { EnrolledCard, type EnrolledView } from '../enrolled-card/enrolled-card';
import { PAGE } from '../../lib/page';
import { DashboardFigures } from './dashboard-figures';
import { LoadingText } from '@digiken/ui/internal/loading-text';

export const dashboardScreenMessages = defineMessages('dashboardScreen', {
  title: 'Karibu, {name}',
  titleOnly: 'Your dashboard',
  loading: 'Loading your courses…',
  continue: 'Continue where you left off',
  start: 'Start here',
  others: 'Your other courses',
  all: 'See all my courses',
  finished: 'Everything is done',
  finishedText: 'You have finished every course that you are enrolled in.',
  none: 'You are not enrolled in a course yet',
  noneText: 'Find a course, choose its units, and it appears here with your progress.',
  browse: 'Browse courses',
  suggested: 'Newest courses',
});

export interface DashboardScreenProps {
  state: LoadState;
  firstName?: string;
  /** Newest first, as the server sends them. */
  enrolled: EnrolledView[];
  /** Suggested courses; those in which the learner is enrolled are left out. */
  suggestions?: CourseView[];
  coursesHref?: string;
  myCoursesHref?: string;
}

const OTHERS = 3;

const isFinished = ({ progress }: EnrolledView) => progress.total > 0 && progress.done >= progress.total;
const studiedAt = (view: EnrolledView) => view.lastStudiedAt ?? view.createdAt;

/** A learner's home: what to continue, progress, and new courses. */
export function DashboardScreen({
  state,
  firstName,
  enrolled,
  suggestions = [],
  coursesHref = '/courses',
  myCoursesHref = '/console/my-courses',
}: DashboardScreenProps) {
  const t = useMessages(dashboardScreenMessages);
  const owned = new Set(enrolled.map(({ course }) => course.id));
  const fresh = suggestions.filter((course) => !owned.has(course.id)).slice(0, 3);
  return (
    <div data-slot="dashboard-screen" className={`${PAGE} flex flex-col gap-10 sm:gap-14`}>
      <PageHeader title={firstName ? t('title', { name: firstName }) : t('titleOnly')} className="pb-0" />
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      ) : state.status === 'loading' ? (
        <Loading text={t('loading')} />
      ) : enrolled.length === 0 ? (
        <EmptyScene
          title={t('none')}
          picture="courses"
          action={
            <ButtonLink href={coursesHref} size="lg">
              {t('browse')}
            </ButtonLink>
          }
        >
          {t('noneText')}
        </EmptyScene>
      ) : (
        <Studies enrolled={enrolled} coursesHref={coursesHref} myCoursesHref={myCoursesHref} />
      )}
      {state.status === 'ready' && fresh.length > 0 && (
        <Section title={t('suggested')} actions={<TextLink href={coursesHref}>{t('browse')}</TextLink>}>
          <CourseGrid courses={fresh} />
        </Section>
      )}
    </div>
  );
}

function Studies({
  enrolled,
  coursesHref,
  myCoursesHref,
}: Required<Pick<DashboardScreenProps, 'enrolled' | 'coursesHref' | 'myCoursesHref'>>) {
  const t = useMessages(dashboardScreenMessages);
  const open = enrolled.filter((view) => !isFinished(view));
  const [lead] = open.toSorted((a, b) => studiedAt(b).localeCompare(studiedAt(a)));
  const others = enrolled.filter((view) => view !== lead);
  return (
    <>
      {lead ? (
        <Section title={t(lead.lastStudiedAt ? 'continue' : 'start')}>
          <EnrolledCard {...lead} size="lead" />
        </Section>
      ) : (
        <EmptyScene
          title={t('finished')}
          picture="certificate"
          action={
            <ButtonLink href={coursesHref} size="lg">
              {t('browse')}
            </ButtonLink>
          }
        >
          {t('finishedText')}
        </EmptyScene>
      )}
      <DashboardFigures enrolled={enrolled} />
      {others.length > 0 && (
        <Section title={t('others')} actions={<TextLink href={myCoursesHref}>{t('all')}</TextLink>}>
          <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
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

function Loading({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-5">
      <LoadingText>{text}</LoadingText>
      <Skeleton className="max-w-form text-2xl" />
      <Skeleton shape="block" className="h-96 rounded-xl md:h-72" />
    </div>
  );
}
