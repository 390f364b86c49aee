import {
  CATALOGUE_DURATIONS,
  CATALOGUE_PRICES,
  CATALOGUE_SORTS,
  LEVELS,
  SEARCH_MAX,
} from '@digiken/contract/constants';
import type { CourseFacets } from '@digiken/contract';
import type { CatalogueFilters } from '@digiken/hooks/api';
import type { CatalogueScreenProps } from '@digiken/learning/catalogue-screen';

export type FiltersView = CatalogueScreenProps['filters'];

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((item) => item === value);

/** The catalogue's filters from its address; what an address cannot mean is left out. */
export function filtersFrom(params: URLSearchParams): FiltersView {
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    category: (params.get('category') ?? '').slice(0, 64),
    level: oneOf(LEVELS, params.get('level')) ?? '',
    language: (params.get('language') ?? '').slice(0, 35),
    price: oneOf(CATALOGUE_PRICES, params.get('price')) ?? '',
    duration: oneOf(CATALOGUE_DURATIONS, params.get('duration')) ?? '',
    sort: oneOf(CATALOGUE_SORTS, params.get('sort')) ?? 'newest',
  };
}

/** The query of the address that shows a page with these filters, by default the first; the defaults are left out. */
export function filterQuery(filters: FiltersView, cursor = ''): string {
  const pairs = Object.entries({
    ...filters,
    sort: filters.sort === 'newest' ? '' : filters.sort,
    cursor,
  }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** The filters for the request. */
export function callFilters(filters: FiltersView): CatalogueFilters {
  return {
    ...(filters.search && { search: filters.search }),
    ...(filters.category && { category: filters.category }),
    ...(filters.level && { level: filters.level }),
    ...(filters.language && { language: filters.language }),
    ...(filters.price && { price: filters.price }),
    ...(filters.duration && { duration: filters.duration }),
    ...(filters.sort !== 'newest' && { sort: filters.sort }),
  };
}

/** Counts of the filters' options by value. */
export function facetsView(facets: CourseFacets | undefined): CatalogueScreenProps['facets'] {
  if (!facets) return undefined;
  const counts = (found: CourseFacets['levels']) =>
    Object.fromEntries(found.map(({ value, count }) => [value, count]));
  return {
    total: facets.total,
    category: counts(facets.categories),
    level: counts(facets.levels),
    language: counts(facets.languages),
    price: counts(facets.prices),
    duration: counts(facets.durations),
  };
}
