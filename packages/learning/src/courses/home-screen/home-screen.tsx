import { ArrowRight } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { EmptyState } from '@digiken/ui/empty-state';
import { Section } from '@digiken/ui/section';
import { SearchBox } from '@digiken/ui/search-box';
import { Icon } from '@digiken/ui/icon';
import type { LoadState } from '@digiken/ui/internal/types';
import type { CourseView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ErrorScreen } from '@digiken/ui/error-screen';
import type { CategoryView } from '../course-filters/course-filters';
import { CourseGrid } from '../course-grid/course-grid';
import { Highlands } from './highlands';

export const homeScreenMessages = defineMessages('homeScreen', {
  title: 'Learn one unit at a time',
  intro:
    'Take a whole course, or only the units that you need. Every lesson shows its size before you open it, and your place is saved for when you come back.',
  search: 'What do you want to learn?',
  placeholder: 'A subject or a skill',
  browse: 'Browse all courses',
  newest: 'Newest courses',
  seeAll: 'See all courses',
  none: 'No courses are published yet',
  noneText: 'Published courses are listed here.',
  how: 'How it works',
  findTitle: 'Find your course',
  find: 'Search, or browse by category and level. Lessons marked as a free preview open without an account.',
  chooseTitle: 'Choose your units',
  choose: 'Tick the units that you want and watch the total. Units you already have are never charged again.',
  learnTitle: 'Learn and come back',
  learn: 'Mark lessons as done and see your progress. Next time you start where you stopped.',
  categories: 'Browse by category',
  categoryCount: { one: '{count} course', other: '{count} courses' },
  accessTitle: 'Made for everyone',
  access:
    'Each part of Digiken is checked by keyboard, at high zoom and with automated accessibility tests against WCAG 2.1 AA. Choose dark or light, larger text, more contrast or less motion in your settings.',
  accessLink: 'Read the accessibility statement',
});

export interface HomeScreenProps {
  /** Load status of courses and categories. The rest of the page does not wait for them. */
  state: LoadState;
  /** Newest first; the first six show. */
  courses: CourseView[];
  categories: CategoryView[];
  /** Receives the trimmed, non-empty text. */
  onSearch: (text: string) => void;
  coursesHref?: string;
  categoryHref?: (id: string) => string;
  accessibilityHref?: string;
}

const SHOWN = 6;

/** A full-width band of colour, painted outside the box so that it causes no horizontal scrolling. */
const FULL_WIDTH = 'shadow-[0_0_0_100vmax_var(--dk-surface)] [clip-path:inset(0_-100vmax)]';

/** The public home page: introduction, newest courses, and how it works. */
export function HomeScreen({
  state,
  courses,
  categories,
  onSearch,
  coursesHref = '/courses',
  categoryHref = (id) => `/courses?category=${encodeURIComponent(id)}`,
  accessibilityHref = '/accessibility',
}: HomeScreenProps) {
  const t = useMessages(homeScreenMessages);
  return (
    <div data-slot="home-screen">
      <div className="relative isolate -mt-6 lg:-mt-10">
        <div className="relative flex flex-col items-start gap-7 pt-12 pb-64 sm:pt-20 sm:pb-80 lg:pt-24 lg:pb-40">
          <h1 className="text-4xl font-heavy tracking-tight sm:max-w-[12ch] sm:text-5xl lg:text-[5.25rem] lg:leading-[1]">
            {t('title')}
          </h1>
          <p className="max-w-[44ch] text-lg">{t('intro')}</p>
          <SearchBox
            label={t('search')}
            showLabel
            placeholder={t('placeholder')}
            onSearch={onSearch}
            fieldClassName="w-full max-w-form"
          />
          <ButtonLink
            href={coursesHref}
            variant="quiet"
            iconAfter={<Icon of={ArrowRight} size={20} className="rtl:-scale-x-100" />}
            className="-mt-2 -ms-5"
          >
            {t('browse')}
          </ButtonLink>
        </div>
        <Highlands />
      </div>
      <div className={`bg-surface py-14 sm:py-20 ${FULL_WIDTH}`}>
        <NewestCourses state={state} courses={courses} coursesHref={coursesHref} />
      </div>
      <div className="flex flex-col gap-20 pt-16 sm:gap-28 sm:pt-24">
        <Section title={t('how')}>
          <ol className="mt-2 grid gap-10 md:grid-cols-3">
            <Step number={1} title={t('findTitle')} text={t('find')} />
            <Step number={2} title={t('chooseTitle')} text={t('choose')} />
            <Step number={3} title={t('learnTitle')} text={t('learn')} />
          </ol>
        </Section>
        {categories.length > 0 && (
          <Section title={t('categories')}>
            <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
              {categories.map((category) => (
                <li key={category.id}>
                  <BaseLink
                    href={categoryHref(category.id)}
                    className="group flex min-h-16 items-center justify-between gap-4 border-b-2 border-line py-4"
                  >
                    <span className="min-w-0 text-lg font-bold underline-offset-4 group-hover:underline">
                      {category.name}
                    </span>
                    <span className="shrink-0 text-sm text-ink-muted">
                      {t('categoryCount', { count: category.count })}
                    </span>
                  </BaseLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={t('accessTitle')}>
          <p className="max-w-measure text-lg text-ink-muted">{t('access')}</p>
          <p>
            <TextLink href={accessibilityHref}>{t('accessLink')}</TextLink>
          </p>
        </Section>
      </div>
    </div>
  );
}

function NewestCourses({
  state,
  courses,
  coursesHref,
}: {
  state: LoadState;
  courses: CourseView[];
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
        <EmptyState title={t('none')} headingLevel={3}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <CourseGrid courses={courses.slice(0, SHOWN)} loading={state.status === 'loading' ? SHOWN : 0} />
      )}
    </Section>
  );
}

function Step({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <li className="flex flex-col gap-3">
      <span aria-hidden="true" className="text-4xl font-heavy text-accent-ink">
        {number}
      </span>
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="text-ink-muted">{text}</p>
    </li>
  );
}
