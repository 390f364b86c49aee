import type { Course } from '@digiken/contract';
import { MessageCircleQuestion } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';
import type { KeyPage, LoadState } from '@digiken/ui/internal/types';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { KeyPagerProps } from '@digiken/ui/key-pager';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { CourseFilters } from '../course-filters/course-filters';
import type { FilterPanelProps } from '../course-filters/filter-panel';
import type { CatalogueFilters, CategoryView, FacetCounts } from '../course-filters/filter-types';
import { CourseGrid } from '../course-grid/course-grid';
import type { NoCoursesProps } from './no-courses';

export const catalogueScreenMessages = defineMessages('catalogueScreen', {
  title: 'Courses',
  filters: 'Filters',
  list: 'Course list',
  pages: 'Pages of courses',
  ask: 'Not found what you need?',
  askText: 'Ask for a course',
});

export interface CatalogueScreenProps {
  state: LoadState;
  /** The matching courses of this page, in order. */
  courses: readonly Course[];
  hrefOf: (course: Course) => string;
  categories: CategoryView[];
  filters: CatalogueFilters;
  onFilters: (filters: CatalogueFilters) => void;
  /** How many courses each option leaves; undefined while it loads. */
  facets?: FacetCounts;
  /** Changes in the sheet of filters that do not apply yet; null when it closes. */
  onDraft?: (draft: CatalogueFilters | null) => void;
  /** The pages before and after this one. */
  page?: KeyPage;
  ownedIds?: readonly string[];
  /** Where a course can be asked for. Default /help-desk. */
  askHref?: string;
}

const pages = deferred(() => import('@digiken/ui/key-pager'));
const noCourses = deferred(() => import('./no-courses'));
const panel = deferred(() => import('../course-filters/filter-panel'));
const ALONE: KeyPage = {};
/** Courses of a full page: its rows are full too. */
const FULL = 12;

/** Every published course, with search, filters and pages. */
export function CatalogueScreen({
  state,
  courses,
  hrefOf,
  categories,
  filters,
  onFilters,
  facets,
  onDraft,
  page = ALONE,
  ownedIds,
  askHref = '/help-desk',
}: CatalogueScreenProps) {
  const t = useMessages(catalogueScreenMessages);
  const ready = state.status === 'ready';
  const more = Boolean(page.previousHref ?? page.nextHref);
  const count = more ? facets?.total : courses.length;
  const choice = { value: filters, categories, facets, onChange: onFilters };
  return (
    <div
      data-slot="catalogue-screen"
      className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]"
    >
      <h1 className="text-3xl font-heavy tracking-tight lg:py-1">{t('title')}</h1>
      <div className="lg:row-span-2">
        <CourseFilters {...choice} onDraft={onDraft} resultCount={ready ? count : undefined} />
      </div>
      <Panel label={t('filters')} {...choice} />
      <section aria-label={t('list')} className="flex min-w-0 flex-col gap-12 lg:col-start-2">
        {state.status === 'error' ? (
          <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
        ) : ready && courses.length === 0 ? (
          <Nothing {...{ filters, facets, onFilters, askHref }} />
        ) : (
          <CourseGrid
            headingLevel={2}
            courses={courses}
            hrefOf={hrefOf}
            loading={ready ? 0 : 6}
            ownedIds={ownedIds}
            // On the last page it fills the row.
            last={
              !page.nextHref &&
              courses.length % FULL > 0 && (
                <BaseLink
                  href={askHref}
                  className="group flex h-full min-h-32 flex-col items-start justify-center gap-1 rounded-xl border-2 border-dashed border-line-control p-5 hover:bg-hover"
                >
                  <Icon of={MessageCircleQuestion} size={28} className="mb-1 shrink-0 text-accent-ink" />
                  <span className="text-ink-muted">{t('ask')}</span>
                  <span className="text-lg font-bold underline-offset-4 group-hover:underline">
                    {t('askText')}
                  </span>
                </BaseLink>
              )
            }
          />
        )}
        {ready && more && <Pages label={t('pages')} page={page} />}
      </section>
    </div>
  );
}

/** The filters beside the list. In narrow windows CourseFilters has a sheet for them, and their code is not loaded. */
function Panel({ label, ...props }: FilterPanelProps & { label: string }) {
  const wide = useMediaQuery('(min-width: 64rem)');
  return (
    <section aria-label={label} className="max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-start-2">
      {wide && <WidePanel {...props} />}
    </section>
  );
}

function WidePanel(props: FilterPanelProps) {
  const loaded = useDeferred(panel, true);
  return loaded && <loaded.FilterPanel {...props} />;
}

/** Loaded when a search has found nothing. */
function Nothing(props: NoCoursesProps) {
  const loaded = useDeferred(noCourses, true);
  return loaded && <loaded.NoCourses {...props} />;
}

/** Small catalogues do not load it. */
function Pages(props: KeyPagerProps) {
  const loaded = useDeferred(pages, true);
  return loaded && <loaded.KeyPager {...props} />;
}
