import type { Enrolled } from '@digiken/contract';
import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { PageHeader } from '@digiken/ui/page-header';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Skeleton } from '@digiken/ui/skeleton';
import { Select } from '@digiken/ui/select';
import { useAnnounce } from '@digiken/ui/announcer';
import type { LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { EnrolledCard, type EnrolledCardProps } from '../enrolled-card/enrolled-card';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { Chip } from '../../lib/chip';
import { PAGE } from '../../lib/page';
import { LoadingText } from '@digiken/ui/internal/loading-text';

export const myCoursesScreenMessages = defineMessages('myCoursesScreen', {
  title: 'My courses',
  browse: 'Browse courses',
  receipts: 'Receipts',
  show: 'Show',
  all: 'All ({count})',
  active: 'In progress ({count})',
  completed: 'Completed ({count})',
  sort: 'Sort by',
  recent: 'Last studied',
  enrolled: 'Enrolled last',
  name: 'Title, A to Z',
  loading: 'Loading your courses…',
  since: 'Enrolled',
  studied: 'Last studied',
  said: { zero: 'No courses', one: '{count} course', other: '{count} courses' },
  none: 'You are not enrolled in a course yet',
  noneText: 'Find a course, choose its units, and it appears here with your progress.',
  noneActive: 'Nothing in progress',
  noneActiveText: 'Every course that you are enrolled in is completed.',
  noneCompleted: 'Nothing completed yet',
  noneCompletedText: 'A course moves here when you have marked all of its lessons as done.',
  showAll: 'Show all my courses',
});

type Filter = 'all' | 'active' | 'completed';
type Sort = 'recent' | 'enrolled' | 'name';

export interface MyCoursesScreenProps extends Pick<EnrolledCardProps, 'courseHrefOf' | 'lessonHrefOf'> {
  state: LoadState;
  enrolled: readonly Enrolled[];
  coursesHref?: string;
  /** The list of receipts. */
  receiptsHref?: string;
  /** Below the heading: the pages of My courses. */
  tabs?: ReactNode;
  /** Above the courses, e.g. seats that a hub offers. */
  above?: ReactNode;
}

const completed = ({ lessonsDone = 0, lessonsTotal = 0 }: Enrolled) =>
  lessonsTotal > 0 && lessonsDone >= lessonsTotal;
const FILTERS: Record<Filter, (enrolled: Enrolled) => boolean> = {
  all: () => true,
  active: (enrolled) => !completed(enrolled),
  completed,
};
const ORDERS: Record<Sort, (a: Enrolled, b: Enrolled) => number> = {
  recent: (a, b) => (b.lastStudiedAt ?? b.createdAt).localeCompare(a.lastStudiedAt ?? a.createdAt),
  enrolled: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => a.course.title.localeCompare(b.course.title),
};

/** All courses of the learner, filtered by state and sorted as they choose. */
export function MyCoursesScreen({
  state,
  enrolled,
  coursesHref = '/courses',
  receiptsHref,
  tabs,
  above,
  ...links
}: MyCoursesScreenProps) {
  const t = useMessages(myCoursesScreenMessages);
  // Then the way to the courses is the page's main action.
  const none = state.status === 'ready' && enrolled.length === 0;
  return (
    <div data-slot="my-courses-screen" className={PAGE}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {receiptsHref && (
              <ButtonLink href={receiptsHref} variant="quiet">
                {t('receipts')}
              </ButtonLink>
            )}
            {!none && (
              <ButtonLink href={coursesHref} variant="secondary">
                {t('browse')}
              </ButtonLink>
            )}
          </>
        }
      />
      {tabs}
      {above}
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      ) : state.status === 'loading' ? (
        <>
          <LoadingText>{t('loading')}</LoadingText>
          <div aria-hidden="true" className="mt-24 grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} shape="block" className="h-96 rounded-xl" />
            ))}
          </div>
        </>
      ) : none ? (
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
        <Courses enrolled={enrolled} {...links} />
      )}
    </div>
  );
}

function Courses({
  enrolled,
  ...links
}: Pick<MyCoursesScreenProps, 'enrolled' | 'courseHrefOf' | 'lessonHrefOf'>) {
  const t = useMessages(myCoursesScreenMessages);
  const announce = useAnnounce();
  const [filter, setFilter] = useState<Filter>('all');
  const [sort, setSort] = useState<Sort>('recent');
  const label = useId();
  const shown = enrolled.filter(FILTERS[filter]).toSorted(ORDERS[sort]);
  const choose = (next: Filter) => {
    setFilter(next);
    announce(t('said', { count: enrolled.filter(FILTERS[next]).length }));
  };
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div role="group" aria-labelledby={label} className="flex flex-col gap-1.5">
          <span id={label} className="font-bold">
            {t('show')}
          </span>
          <div className="flex flex-wrap gap-2">
            {(['all', 'active', 'completed'] as const).map((key) => (
              <Chip key={key} pressed={filter === key} onPress={() => choose(key)}>
                {t(key, { count: enrolled.filter(FILTERS[key]).length })}
              </Chip>
            ))}
          </div>
        </div>
        <div className="w-full sm:w-56">
          <Select
            label={t('sort')}
            value={sort}
            onChange={(event) => setSort(event.target.value as Sort)}
            options={(['recent', 'enrolled', 'name'] as const).map((key) => ({ value: key, label: t(key) }))}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyScene
          title={t(filter === 'active' ? 'noneActive' : 'noneCompleted')}
          picture="courses"
          action={
            <Button size="lg" onClick={() => choose('all')}>
              {t('showAll')}
            </Button>
          }
        >
          {t(filter === 'active' ? 'noneActiveText' : 'noneCompletedText')}
        </EmptyScene>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((enrolled) => (
            <li key={enrolled._id} className="min-w-0">
              <EnrolledCard
                enrolled={enrolled}
                {...links}
                note={<Studied {...enrolled} />}
                headingLevel={2}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Studied({ createdAt, lastStudiedAt }: Pick<Enrolled, 'createdAt' | 'lastStudiedAt'>) {
  const t = useMessages(myCoursesScreenMessages);
  return (
    <>
      <span>{t(lastStudiedAt ? 'studied' : 'since')}</span> <RelativeTime iso={lastStudiedAt ?? createdAt} />
    </>
  );
}
