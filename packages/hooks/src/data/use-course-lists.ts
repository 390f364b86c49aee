import type { Category, Course, CourseFacets } from '@digiken/contract';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { INTERVALS, RETRIES } from '@digiken/contract/constants';
import type { CatalogueFilters } from '../api/page-queries';
import { useRequest } from '../session/services';
import { CATEGORY, COURSE } from './course-items';
import { keys } from './keys';
import { listOf } from './list-items';
import { newestFirst, type PageOf, pageOf, type Query, useCached } from './use-query';

export interface CoursePage extends PageOf<Course> {
  /** If it was asked for: at which a part of any course is sold. */
  lowestPrice?: number | null;
}

/** A page of the published courses, refetched every 15 minutes (spec 7.8). */
export function usePublishedCourses(filters: CatalogueFilters = {}): Query<CoursePage> {
  const request = useRequest();
  return useCached(
    keys.courses(filters),
    async () => {
      const page = await request(learningRoutes.listCourses, { query: { q: 'published', ...filters } });
      return { lowestPrice: page.lowestPrice, ...pageOf(page, COURSE) };
    },
    {
      retries: RETRIES.courses,
      every: INTERVALS.coursesRefetch,
      keepPreviousData: true,
    },
  );
}

const NO_FACETS: CourseFacets = {
  total: 0,
  categories: [],
  levels: [],
  languages: [],
  prices: [],
  durations: [],
};

/** How many courses each option of the filters would leave; see `facets` of the call. */
export function useCourseFacets(filters: CatalogueFilters = {}): Query<CourseFacets> {
  const request = useRequest();
  return useCached(
    keys.courseFacets(filters),
    async () => {
      const query = { q: 'published', facets: 'true', size: 1, ...filters } as const;
      return { ...NO_FACETS, ...(await request(learningRoutes.listCourses, { query })).facets };
    },
    { every: INTERVALS.coursesRefetch, keepPreviousData: true },
  );
}

/** Categories, newest first, refetched every 15 minutes (spec 7.12). */
export function useCategories(): Query<Category[]> {
  const request = useRequest();
  return useCached(
    keys.categories(),
    async () => newestFirst(listOf(await request(learningRoutes.listCategories), CATEGORY)),
    {
      every: INTERVALS.categoriesRefetch,
    },
  );
}
