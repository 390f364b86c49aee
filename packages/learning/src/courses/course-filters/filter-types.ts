import type { Course } from '@digiken/contract';

export type CatalogueSort = 'newest' | 'title' | 'price-low' | 'price-high';

/** The filters of the catalogue; an empty string means no filter. */
export interface CatalogueFilters {
  search: string;
  /** Id of a category. */
  category: string;
  level: Course['level'] | '';
  /** BCP 47 tag of a language in which lessons can be read. */
  language: string;
  price: 'free' | 'paid' | '';
  /** Under two hours, up to six, longer. */
  duration: 'short' | 'medium' | 'long' | '';
  sort: CatalogueSort;
}

/** The filters that the panel shows. */
export type PanelFilter = 'category' | 'price' | 'duration' | 'level' | 'language';

/** How many courses each option would leave, by its value; missing options leave none. */
export type FacetCounts = Record<PanelFilter, Readonly<Record<string, number>>> & {
  /** Courses that match all filters. */
  total: number;
};

export interface CategoryView {
  id: string;
  name: string;
  count: number;
}

/** In the order of the panel. */
export const PANEL_FILTERS = ['category', 'price', 'duration', 'level', 'language'] as const;

/** The same sort order without filters. */
export function withoutFilters({ sort }: Pick<CatalogueFilters, 'sort'>): CatalogueFilters {
  return { search: '', category: '', level: '', language: '', price: '', duration: '', sort };
}

/** Number of filters in use, without the search. */
export const countFilters = (filters: CatalogueFilters): number =>
  PANEL_FILTERS.filter((filter) => filters[filter] !== '').length;

/** The categories that have courses, and the chosen one. */
export const offered = (
  categories: readonly CategoryView[],
  { category }: Pick<CatalogueFilters, 'category'>,
): CategoryView[] => categories.filter(({ id, count }) => count > 0 || id === category);
