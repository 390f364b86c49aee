import { SearchX } from 'lucide';
import { Button } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { PageHeader } from '@digiken/ui/page-header';
import { Icon } from '@digiken/ui/icon';
import type { LoadState } from '@digiken/ui/internal/types';
import type { CourseView } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Pagination } from '@digiken/ui/pagination';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { type CatalogueFilters, type CategoryView, CourseFilters } from '../course-filters/course-filters';
import { CourseGrid } from '../course-grid/course-grid';
import { PAGE } from '../../lib/page';

export const catalogueScreenMessages = defineMessages('catalogueScreen', {
  title: 'Courses',
  intro: 'Take a whole course, or choose the units that you need.',
  list: 'Course list',
  none: 'No matching courses',
  noneText: 'Try fewer words, another category or all levels.',
  clear: 'Show all courses',
  empty: 'No courses are published yet',
  emptyText: 'Published courses are listed here.',
});

export const NO_FILTERS: CatalogueFilters = { search: '', category: '', level: '', sort: 'newest' };

export interface CatalogueScreenProps {
  state: LoadState;
  /** The matching courses of all pages, in order. */
  courses: CourseView[];
  categories: CategoryView[];
  filters: CatalogueFilters;
  onFilters: (filters: CatalogueFilters) => void;
  /** From 1. Default 1. */
  page?: number;
  /** URL of a page; without it `onPageChange` is called. */
  hrefFor?: (page: number) => string;
  onPageChange?: (page: number) => void;
  /** Default 12. */
  pageSize?: number;
  ownedIds?: readonly string[];
}

const ignore = () => {};

/** Every published course, with search, filters and pages. */
export function CatalogueScreen({
  state,
  courses,
  categories,
  filters,
  onFilters,
  page = 1,
  hrefFor,
  onPageChange,
  pageSize = 12,
  ownedIds,
}: CatalogueScreenProps) {
  const t = useMessages(catalogueScreenMessages);
  const ready = state.status === 'ready';
  const pageCount = Math.max(1, Math.ceil(courses.length / pageSize));
  const shownPage = Math.min(Math.max(1, page), pageCount);
  const narrowed = Boolean(filters.search || filters.category || filters.level);
  return (
    <div data-slot="catalogue-screen" className={PAGE}>
      <PageHeader title={t('title')} intro={t('intro')} />
      <CourseFilters
        value={filters}
        categories={categories}
        onChange={onFilters}
        resultCount={ready ? courses.length : undefined}
      />
      <section aria-label={t('list')} className="mt-8 flex flex-col gap-12">
        {state.status === 'error' ? (
          <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
        ) : ready && courses.length === 0 ? (
          <EmptyState
            title={t(narrowed ? 'none' : 'empty')}
            icon={<Icon of={SearchX} size={32} />}
            action={
              narrowed && (
                <Button variant="secondary" onClick={() => onFilters({ ...NO_FILTERS, sort: filters.sort })}>
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
            courses={courses.slice((shownPage - 1) * pageSize, shownPage * pageSize)}
            loading={ready ? 0 : 6}
            ownedIds={ownedIds}
          />
        )}
        {ready &&
          pageCount > 1 &&
          (hrefFor ? (
            <Pagination page={shownPage} pageCount={pageCount} hrefFor={hrefFor} />
          ) : (
            <Pagination page={shownPage} pageCount={pageCount} onPageChange={onPageChange ?? ignore} />
          ))}
      </section>
    </div>
  );
}
