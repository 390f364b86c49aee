import type { Course } from '@digiken/contract';
import type { ReactNode } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { Section } from '@digiken/ui/section';
import { SearchBox } from '@digiken/ui/search-box';
import { formatPrice } from '@digiken/ui/price';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import type { LoadState } from '@digiken/ui/internal/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { ErrorScreen } from '@digiken/ui/error-screen';
import type { CategoryView } from '../course-filters/filter-types';
import { CourseGrid } from '../course-grid/course-grid';
import { Highlands } from './highlands';

export const homeScreenMessages = defineMessages('homeScreen', {
  forWhom: 'Online courses for farmers, fundis, traders and students in Kenya',
  title: 'Learn one unit at a time',
  intro: 'Choose only the units that you need, and pay by M-Pesa. Every lesson shows its MB before it opens.',
  from: 'Units from {price}',
  search: 'What do you want to learn?',
  subjects: 'Subjects',
  newest: 'Newest courses',
  seeAll: 'See all courses',
  none: 'No courses are published yet',
});

export interface HomeScreenProps {
  /** Load status of courses and categories. The rest of the page does not wait for them. */
  state: LoadState;
  /** Newest first; the first six show. */
  courses: readonly Course[];
  hrefOf: (course: Course) => string;
  /** At which a unit of any course is sold, in whole shillings; without one all is free. */
  lowestPrice?: number | null;
  /** Those without courses are not shown. */
  categories: CategoryView[];
  /** Receives the trimmed, non-empty text. */
  onSearch: (text: string) => void;
  coursesHref?: string;
  categoryHref?: (id: string) => string;
  /** A course on a phone, beside the title in wide windows. Narrow ones never render it. */
  phone?: ReactNode;
  /** Below the courses. */
  children?: ReactNode;
}

const SHOWN = 6;
const CHIPS = 4;

/** The public home page: for whom it is, what it costs and the newest courses (spec 11.47). */
export function HomeScreen({
  state,
  courses,
  hrefOf,
  lowestPrice,
  categories,
  onSearch,
  coursesHref = '/courses',
  categoryHref = (id) => `/courses?category=${encodeURIComponent(id)}`,
  phone,
  children,
}: HomeScreenProps) {
  const t = useMessages(homeScreenMessages);
  const wide = useMediaQuery('(min-width: 64rem)');
  const locale = useLocale();
  const subjects = categories.filter(({ count }) => count > 0);
  const lowest = lowestPrice && t('from', { price: formatPrice(lowestPrice, locale) });
  return (
    <div data-slot="home-screen">
      <div className="relative isolate grid grid-cols-1 justify-between overflow-y-clip gap-x-12 pt-2 pb-36 sm:pt-6 sm:pb-52 lg:grid-cols-[minmax(0,38rem)_auto] lg:pt-2 lg:pb-0">
        <div className="flex flex-col items-start gap-5 lg:pt-4 lg:pb-20">
          <p className="font-bold text-accent-ink">{t('forWhom')}</p>
          <h1 className="text-4xl font-heavy tracking-tight sm:text-5xl lg:text-[3.5rem] lg:leading-[1.05]">
            {t('title')}
          </h1>
          <p className="max-w-[44ch] text-lg">
            {t('intro')} <b className="inline-block min-w-44 font-bold">{lowest}</b>
          </p>
          <SearchBox label={t('search')} showLabel onSearch={onSearch} fieldClassName="w-full" />
          {/* Its place is held while subjects load. */}
          <div className="min-h-12 w-full min-w-0 overflow-x-auto">
            {subjects.length > 0 && (
              <ul aria-label={t('subjects')} className="flex w-max gap-2 p-0.5">
                {subjects.slice(0, CHIPS).map(({ id, name, count }) => (
                  <li key={id}>
                    <BaseLink
                      href={categoryHref(id)}
                      className="inline-flex min-h-target-primary items-center gap-2 rounded-full border-2 border-line-control bg-canvas px-4 py-1 font-bold hover:bg-hover"
                    >
                      <span>{name}</span>{' '}
                      <span className="font-normal text-ink-muted tabular-nums">{count}</span>
                    </BaseLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div className="min-h-[29rem] w-75 self-end max-lg:hidden">{wide && phone}</div>
        <Highlands />
      </div>
      <div className="pt-12 pb-16 sm:pt-16 sm:pb-22">
        <NewestCourses state={state} courses={courses} hrefOf={hrefOf} coursesHref={coursesHref} />
      </div>
      {children}
    </div>
  );
}

function NewestCourses({
  state,
  courses,
  hrefOf,
  coursesHref,
}: {
  state: LoadState;
  courses: readonly Course[];
  hrefOf: (course: Course) => string;
  coursesHref: string;
}) {
  const t = useMessages(homeScreenMessages);
  const empty = state.status === 'ready' && courses.length === 0;
  return (
    <Section
      title={t('newest')}
      actions={courses.length > 0 && <TextLink href={coursesHref}>{t('seeAll')}</TextLink>}
    >
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={3} />
      ) : empty ? (
        <p className="text-lg">{t('none')}</p>
      ) : (
        <CourseGrid
          courses={courses.slice(0, SHOWN)}
          hrefOf={hrefOf}
          loading={state.status === 'loading' ? SHOWN : 0}
        />
      )}
    </Section>
  );
}
