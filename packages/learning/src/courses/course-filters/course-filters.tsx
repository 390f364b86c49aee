import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { SearchBox } from '@digiken/ui/search-box';
import { Select } from '@digiken/ui/select';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import type { CourseView } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { levelMessages } from '../course-card/level-messages';

export const courseFiltersMessages = defineMessages('courseFilters', {
  search: 'Search courses',
  placeholder: 'A subject or a skill',
  category: 'Category',
  allCategories: 'All categories',
  categoryCount: '{name} ({count})',
  level: 'Level',
  allLevels: 'All levels',
  sort: 'Sort by',
  newest: 'Newest first',
  title: 'Title, A to Z',
  priceLow: 'Lowest price first',
  priceHigh: 'Highest price first',
  results: { zero: 'No courses found', one: '{count} course', other: '{count} courses' },
  found: 'for “{search}”',
  clear: 'Clear filters',
});

export type CatalogueSort = 'newest' | 'title' | 'price-low' | 'price-high';

/** The filters of the catalogue; an empty string means no filter. */
export interface CatalogueFilters {
  search: string;
  /** Id of a category. */
  category: string;
  level: CourseView['level'] | '';
  sort: CatalogueSort;
}

export interface CategoryView {
  id: string;
  name: string;
  count: number;
}

export interface CourseFiltersProps {
  value: CatalogueFilters;
  categories: CategoryView[];
  /** Receives the complete new value after each change. */
  onChange: (value: CatalogueFilters) => void;
  /** Number of matching courses; undefined while they load. Announced when it changes. */
  resultCount?: number;
}

const SAY_AFTER = 500;

/** Search, category, level and sort order of the catalogue. Each change applies immediately and shows the result count. */
export function CourseFilters({ value, categories, onChange, resultCount }: CourseFiltersProps) {
  const t = useMessages(courseFiltersMessages);
  const level = useMessages(levelMessages);
  const announce = useAnnounce();
  const change = (part: Partial<CatalogueFilters>) => onChange({ ...value, ...part });
  const root = useRef<HTMLDivElement>(null);
  /** The button is removed together with the filters, so the focus moves to the search field. */
  const clear = () => {
    onChange({ search: '', category: '', level: '', sort: value.sort });
    root.current?.querySelector('input')?.focus();
  };
  const narrowed = Boolean(value.search || value.category || value.level);

  const key = resultCount === undefined ? undefined : `${JSON.stringify(value)}${resultCount}`;
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (key === undefined || resultCount === undefined || key === said.current) return undefined;
    const first = said.current === undefined;
    const timer = setTimeout(() => {
      said.current = key;
      if (!first) announce(t('results', { count: resultCount }));
    }, SAY_AFTER);
    return () => clearTimeout(timer);
  }, [key, resultCount, announce, t]);

  return (
    <div ref={root} data-slot="course-filters" className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <SearchBox
          label={t('search')}
          showLabel
          placeholder={t('placeholder')}
          defaultValue={value.search}
          onSearch={(search) => change({ search })}
          fieldClassName="sm:col-span-3 lg:col-span-1"
        />
        <Select
          label={t('category')}
          value={value.category}
          onChange={(event) => change({ category: event.target.value })}
          options={[
            { value: '', label: t('allCategories') },
            ...categories.map(({ id, name, count }) => ({
              value: id,
              label: t('categoryCount', { name, count }),
            })),
          ]}
        />
        <Select
          label={t('level')}
          value={value.level}
          onChange={(event) => change({ level: event.target.value as CatalogueFilters['level'] })}
          options={[
            { value: '', label: t('allLevels') },
            ...(['beginner', 'intermediate', 'advanced'] as const).map((key) => ({
              value: key,
              label: level(key),
            })),
          ]}
        />
        <Select
          label={t('sort')}
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
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-bold">
          {resultCount !== undefined && t('results', { count: resultCount })}{' '}
          {resultCount !== undefined && value.search && (
            <span className="font-normal text-ink-muted">{t('found', { search: value.search })}</span>
          )}
        </p>
        {narrowed && (
          <Button variant="quiet" size="sm" icon={<Icon of={X} size={18} />} onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
