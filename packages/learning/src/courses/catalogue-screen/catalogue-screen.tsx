import { MessageCircleQuestion, SearchX } from 'lucide';
import { Button } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { Icon } from '@digiken/ui/icon';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';
import type { LoadState } from '@digiken/ui/internal/types';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import type { CourseView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { PaginationProps } from '@digiken/ui/pagination';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { CourseFilters } from '../course-filters/course-filters';
import type { FilterPanelProps } from '../course-filters/filter-panel';
import {
  type CatalogueFilters,
  type CategoryView,
  countFilters,
  type FacetCounts,
  withoutFilters,
} from '../course-filters/filter-types';
import { CourseGrid } from '../course-grid/course-grid';
import { PAGE } from '../../lib/page';

export const catalogueScreenMessages = defineMessages('catalogueScreen', {
  title: 'Courses',
  filters: 'Filters',
  list: 'Course list',
  none: 'No matching courses',
  noneText: 'Try fewer words, or fewer filters.',
  clear: 'Show all courses',
  empty: 'No courses are published yet',
  emptyText: 'Published courses are listed here.',
  ask: 'Not found what you need?',
  askText: 'Ask for a course',
});

export interface CatalogueScreenProps {
  state: LoadState;
  /** The matching courses of all pages, in order. */
  courses: CourseView[];
  categories: CategoryView[];
  filters: CatalogueFilters;
  onFilters: (filters: CatalogueFilters) => void;
  /** How many courses each option leaves; undefined while it loads. */
  facets?: FacetCounts;
  /** Changes in the sheet of filters that do not apply yet; null when it closes. */
  onDraft?: (draft: CatalogueFilters | null) => void;
  /** From 1. Default 1. */
  page?: number;
  /** URL of a page; without it `onPageChange` is called. */
  hrefFor?: (page: number) => string;
  onPageChange?: (page: number) => void;
  /** Default 12. */
  pageSize?: number;
  ownedIds?: readonly string[];
  /** Where a course can be asked for. Default /help-desk. */
  askHref?: string;
}

const pages = deferred(() => import('@digiken/ui/pagination'));
const panel = deferred(() => import('../course-filters/filter-panel'));
const ignore = () => {};

/** Every published course, with search, filters and pages. */
export function CatalogueScreen({
  state,
  courses,
  categories,
  filters,
  onFilters,
  facets,
  onDraft,
  page = 1,
  hrefFor,
  onPageChange = ignore,
  pageSize = 12,
  ownedIds,
  askHref = '/help-desk',
}: CatalogueScreenProps) {
  const t = useMessages(catalogueScreenMessages);
  const ready = state.status === 'ready';
  const pageCount = Math.ceil(courses.length / pageSize) || 1;
  const shownPage = Math.min(Math.max(1, page), pageCount);
  const shown = courses.slice((shownPage - 1) * pageSize, shownPage * pageSize);
  const narrowed = Boolean(filters.search) || countFilters(filters) > 0;
  const choice = { value: filters, categories, facets, onChange: onFilters };
  return (
    <div
      data-slot="catalogue-screen"
      className={`${PAGE} grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]`}
    >
      <h1 className="text-3xl font-heavy tracking-tight lg:py-1">{t('title')}</h1>
      <div className="lg:row-span-2">
        <CourseFilters {...choice} onDraft={onDraft} resultCount={ready ? courses.length : undefined} />
      </div>
      <Panel label={t('filters')} {...choice} />
      <section aria-label={t('list')} className="flex min-w-0 flex-col gap-12 lg:col-start-2">
        {state.status === 'error' ? (
          <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
        ) : ready && courses.length === 0 ? (
          <EmptyState
            title={t(narrowed ? 'none' : 'empty')}
            icon={<Icon of={SearchX} size={32} />}
            action={
              narrowed && (
                <Button variant="secondary" onClick={() => onFilters(withoutFilters(filters))}>
                  {t('clear')}
                </Button>
              )
            }
          >
            {t(narrowed ? 'noneText' : 'emptyText')}
          </EmptyState>
        ) : (
          <CourseGrid
            headingLevel={2}
            courses={shown}
            loading={ready ? 0 : 6}
            ownedIds={ownedIds}
            // On the last page it fills the row.
            last={
              shownPage === pageCount &&
              shown.length % pageSize > 0 && (
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
        {ready && pageCount > 1 && (
          <Pages page={shownPage} pageCount={pageCount} {...(hrefFor ? { hrefFor } : { onPageChange })} />
        )}
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

/** Small catalogues do not load it. */
function Pages(props: PaginationProps) {
  const loaded = useDeferred(pages, true);
  return loaded && <loaded.Pagination {...props} />;
}
