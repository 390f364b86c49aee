import { clock } from '@digiken/ui/clock';
import { SlidersHorizontal, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { SearchBox } from '@digiken/ui/search-box';
import { Select } from '@digiken/ui/select';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Chip } from '../../lib/chip';
import type { FilterSheetProps } from './filter-sheet';
import {
  type CatalogueFilters,
  type CatalogueSort,
  type CategoryView,
  countFilters,
  type FacetCounts,
  offered,
  withoutFilters,
} from './filter-types';

export type { CatalogueFilters, CatalogueSort, CategoryView, FacetCounts } from './filter-types';

export const courseFiltersMessages = defineMessages('courseFilters', {
  search: 'Search courses',
  placeholder: 'A subject or a skill',
  category: 'Subject',
  all: 'All',
  filters: 'Filters',
  filtersUsed: 'Filters ({count})',
  sort: 'Sort by',
  newest: 'Newest',
  title: 'Title, A to Z',
  priceLow: 'Lowest price',
  priceHigh: 'Highest price',
  results: { zero: 'No courses found', one: '{count} course', other: '{count} courses' },
  found: 'for “{search}”',
  clear: 'Clear filters',
});

export interface CourseFiltersProps {
  value: CatalogueFilters;
  categories: readonly CategoryView[];
  /** For the sheet: how many courses each option leaves, with the changes that `onDraft` reported. */
  facets?: FacetCounts;
  /** Receives the complete new value after each change. */
  onChange: (value: CatalogueFilters) => void;
  /** Changes in the sheet that do not apply yet; null when it closes. */
  onDraft?: (draft: CatalogueFilters | null) => void;
  /** Number of matching courses; undefined while they load. Announced when it changes. */
  resultCount?: number;
}

const SAY_AFTER = 500;
const sheet = deferred(() => import('./filter-sheet'));
const ignore = () => {};

/**
 * Search, sort order and number of courses of the catalogue. In windows under 1024 px also subjects as chips and a
 * sheet with the other filters; in wider ones the page shows FilterPanel beside the list.
 */
export function CourseFilters({
  value,
  categories,
  facets,
  onChange,
  onDraft = ignore,
  resultCount,
}: CourseFiltersProps) {
  const t = useMessages(courseFiltersMessages);
  const [open, setOpen] = useState(false);
  const change = (part: Partial<CatalogueFilters>) => onChange({ ...value, ...part });
  const root = useRef<HTMLDivElement>(null);
  /** The button is removed together with the filters, so the focus moves to the search field. */
  const clear = () => {
    onChange(withoutFilters(value));
    root.current?.querySelector('input')?.focus();
  };
  const used = countFilters(value);
  useSaidCount(value, resultCount);
  return (
    <div ref={root} data-slot="course-filters" className="flex flex-col gap-4">
      <SearchBox
        label={t('search')}
        placeholder={t('placeholder')}
        defaultValue={value.search}
        onSearch={(search) => change({ search })}
      />
      <div className="flex min-h-12 flex-wrap items-center gap-2">
        <p className="min-h-lh grow basis-18 font-bold wrap-anywhere">
          <span>{resultCount !== undefined && t('results', { count: resultCount })}</span>{' '}
          {resultCount !== undefined && value.search && (
            <span className="font-normal text-ink-muted">{t('found', { search: value.search })}</span>
          )}
        </p>
        {(used > 0 || value.search) && (
          <Button variant="quiet" size="sm" icon={<Icon of={X} size={18} />} onClick={clear}>
            {t('clear')}
          </Button>
        )}
        {/* Its width is held, because controls at the end would move with each one that is parsed. */}
        <div className="flex flex-wrap items-center gap-2 max-sm:min-w-[min(15rem,100%)]">
          <Button
            variant="secondary"
            icon={<Icon of={SlidersHorizontal} size={18} />}
            aria-haspopup="dialog"
            onPointerEnter={sheet.preload}
            onFocus={sheet.preload}
            onClick={() => setOpen(true)}
            className="px-3 lg:hidden"
          >
            {used > 0 ? t('filtersUsed', { count: used }) : t('filters')}
          </Button>
          <Select
            label={<span className="max-lg:sr-only">{t('sort')}</span>}
            fieldClassName="flex-row items-center gap-3 max-lg:gap-0"
            className="max-sm:w-28"
            value={value.sort}
            onChange={(event) => change({ sort: event.target.value as CatalogueSort })}
            options={[
              { value: 'newest', label: t('newest') },
              { value: 'title', label: t('title') },
              { value: 'price-low', label: t('priceLow') },
              { value: 'price-high', label: t('priceHigh') },
            ]}
          />
        </div>
      </div>
      {/* Its place is held while subjects load. */}
      <div
        role="group"
        aria-label={t('category')}
        className="-mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:hidden"
      >
        <div className="flex w-max min-h-12 gap-2 p-1 -m-1">
          <Chip pressed={value.category === ''} onPress={() => change({ category: '' })}>
            {t('all')}
          </Chip>
          {offered(categories, value).map(({ id, name, count }) => (
            <Chip
              key={id}
              pressed={value.category === id}
              onPress={() => change({ category: value.category === id ? '' : id })}
            >
              <span>{name}</span> <span className="font-normal text-ink-muted tabular-nums">{count}</span>
            </Chip>
          ))}
        </div>
      </div>
      {open && (
        <Sheet
          value={value}
          categories={categories}
          facets={facets}
          onDraft={onDraft}
          onApply={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function Sheet(props: FilterSheetProps) {
  const loaded = useDeferred(sheet, true);
  return loaded && <loaded.FilterSheet {...props} />;
}

/** Announces how many courses are left, not at the first load. */
function useSaidCount(value: CatalogueFilters, resultCount: number | undefined) {
  const t = useMessages(courseFiltersMessages);
  const announce = useAnnounce();
  const key = `${JSON.stringify(value)}${resultCount}`;
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (resultCount === undefined || key === said.current) return undefined;
    const first = said.current === undefined;
    const timer = clock.setTimeout(() => {
      said.current = key;
      if (!first) announce(t('results', { count: resultCount }));
    }, SAY_AFTER);
    return () => clock.clearTimeout(timer);
  }, [key, resultCount, announce, t]);
}
