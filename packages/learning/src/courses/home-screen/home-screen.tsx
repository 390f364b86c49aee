import { ButtonLink } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { EmptyState } from '@digiken/ui/empty-state';
import { Section } from '@digiken/ui/section';
import { SearchBox } from '@digiken/ui/search-box';
import { formatPrice } from '@digiken/ui/price';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import type { LoadState } from '@digiken/ui/internal/types';
import type { CourseView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { ErrorScreen } from '@digiken/ui/error-screen';
import type { CategoryView } from '../course-filters/filter-types';
import { CourseGrid } from '../course-grid/course-grid';
import { Highlands } from './highlands';
import type { PhonePreviewProps } from './phone-preview';

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
  how: 'How it works',
  chooseTitle: 'Tick the units that you need',
  choose: 'One unit or the whole course. What you own is never charged again.',
  payTitle: 'Pay by M-Pesa',
  pay: 'You enter your PIN on your phone, and your units open as soon as M-Pesa confirms.',
  learnTitle: 'Know the MB, then learn',
  learn: 'Each lesson says its size before it opens, and your place is kept.',
  categories: 'Find your subject',
  categoryCount: { one: '{count} course', other: '{count} courses' },
  accessTitle: 'Made to be used by everybody',
  access: 'Each part is checked by keyboard, at high zoom and with automated tests against WCAG 2.1 AA.',
  accessLink: 'Read the accessibility statement',
  tryTitle: 'Try before you pay',
  tryText: 'Lessons marked as free open without an account.',
  tryLink: 'See free courses',
});

export interface HomeScreenProps {
  /** Load status of courses and categories. The rest of the page does not wait for them. */
  state: LoadState;
  /** Newest first; the first six show. */
  courses: CourseView[];
  /** At which a unit of any course is sold, in whole shillings; without one all is free. */
  lowestPrice?: number | null;
  /** Those without courses are not shown. */
  categories: CategoryView[];
  /** Receives the trimmed, non-empty text. */
  onSearch: (text: string) => void;
  coursesHref?: string;
  categoryHref?: (id: string) => string;
  accessibilityHref?: string;
}

const preview = deferred(() => import('./phone-preview'));

const SHOWN = 6;
const CHIPS = 4;

/** A full-width band of colour, painted outside the box so that it causes no horizontal scrolling. */
const FULL_WIDTH = 'shadow-[0_0_0_100vmax_var(--dk-surface)] [clip-path:inset(0_-100vmax)]';
const CARD = 'rounded-xl border border-line bg-raised forced-colors:border-2';

/** The public home page: for whom it is, what it costs, the newest courses, and how it works (spec 11.47). */
export function HomeScreen({
  state,
  courses,
  lowestPrice,
  categories,
  onSearch,
  coursesHref = '/courses',
  categoryHref = (id) => `/courses?category=${encodeURIComponent(id)}`,
  accessibilityHref = '/accessibility',
}: HomeScreenProps) {
  const t = useMessages(homeScreenMessages);
  const locale = useLocale();
  const subjects = categories.filter(({ count }) => count > 0);
  const lowest = lowestPrice && t('from', { price: formatPrice(lowestPrice, locale) });
  return (
    <div data-slot="home-screen">
      <div className="relative isolate grid grid-cols-1 justify-between gap-x-12 pt-2 pb-36 sm:pt-6 sm:pb-52 lg:grid-cols-[minmax(0,38rem)_auto] lg:pt-2 lg:pb-0">
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
        <Preview course={courses.find(({ price }) => price) ?? courses[0]} />
        <Highlands />
      </div>
      <div className={`bg-surface py-12 sm:py-16 ${FULL_WIDTH}`}>
        <NewestCourses state={state} courses={courses} coursesHref={coursesHref} />
      </div>
      <div className="flex flex-col gap-16 pt-16 sm:gap-22 sm:pt-22">
        <Section title={t('how')}>
          <ol className="mt-2 grid grid-cols-1 gap-5 md:grid-cols-3">
            <Step number="1." title={t('chooseTitle')} text={t('choose')} />
            <Step number="2." title={t('payTitle')} text={t('pay')} />
            <Step number="3." title={t('learnTitle')} text={t('learn')} />
          </ol>
        </Section>
        {subjects.length > 0 && (
          <Section title={t('categories')}>
            <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
              {subjects.map(({ id, name, count }) => (
                <li key={id} className="min-w-0">
                  <BaseLink
                    href={categoryHref(id)}
                    className={`group flex h-full min-h-20 items-center p-4 hover:border-line-control ${CARD}`}
                  >
                    <span className="flex min-w-0 flex-col">
                      <span className="font-bold underline-offset-4 wrap-anywhere group-hover:underline">
                        {name}
                      </span>
                      <span className="text-sm text-ink-muted">{t('categoryCount', { count })}</span>
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
        <section className="flex flex-col items-center gap-3 text-center">
          <h2 className="text-2xl font-heavy sm:text-3xl">{t('tryTitle')}</h2>
          <p className="max-w-measure text-lg text-ink-muted">{t('tryText')}</p>
          <ButtonLink href={`${coursesHref}?price=free`} size="lg" className="mt-2">
            {t('tryLink')}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}

/** Not loaded in narrow windows, which have no place for it. */
function Preview(props: PhonePreviewProps) {
  return (
    <div className="min-h-[29rem] w-72 self-end max-lg:hidden">
      {useMediaQuery('(min-width: 64rem)') && <LoadedPreview {...props} />}
    </div>
  );
}

function LoadedPreview(props: PhonePreviewProps) {
  const loaded = useDeferred(preview, true);
  return loaded && <loaded.PhonePreview {...props} />;
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
        <EmptyState title={t('none')} headingLevel={3} />
      ) : (
        <CourseGrid courses={courses.slice(0, SHOWN)} loading={state.status === 'loading' ? SHOWN : 0} />
      )}
    </Section>
  );
}

function Step({ number, title, text }: { number: string; title: string; text: string }) {
  return (
    <li className={`flex flex-col gap-2 p-5 ${CARD}`}>
      <h3 className="text-lg font-bold">
        <span aria-hidden="true" className="me-2 text-accent-ink">
          {number}
        </span>
        <span>{title}</span>
      </h3>
      <p className="text-ink-muted">{text}</p>
    </li>
  );
}
