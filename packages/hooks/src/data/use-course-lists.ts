import type { Course, CourseFacets } from '@digiken/contract';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { INTERVALS, RETRIES } from '@digiken/contract/constants';
import type { CatalogueFilters } from '../api/page-queries';
import { CATEGORY, COURSE } from './course-items';
import { listOf } from './list-items';
import { newestFirst, type PageOf, pageOf, type Query, useQuery } from './use-query';

export interface CoursePage extends PageOf<Course> {
  /** If it was asked for: at which a part of any course is sold. */
  lowestPrice?: number | null;
}

/** A page of the published courses, refetched every 15 minutes (spec 7.8). */
export const usePublishedCourses = (filters: CatalogueFilters = {}): Query<CoursePage> =>
  useQuery(
    learningRoutes.listCourses,
    { query: { q: 'published', ...filters } },
    {
      read: (page) => ({ lowestPrice: page.lowestPrice, ...pageOf(page, COURSE) }),
      retries: RETRIES.courses,
      every: INTERVALS.coursesRefetch,
      keepPreviousData: true,
    },
  );

const NO_FACETS: CourseFacets = {
  total: 0,
  categories: [],
  levels: [],
  languages: [],
  prices: [],
  durations: [],
};

/** How many courses each option of the filters would leave; see `facets` of the call. */
export const useCourseFacets = (filters: CatalogueFilters = {}): Query<CourseFacets> =>
  useQuery(
    learningRoutes.listCourses,
    { query: { q: 'published', facets: 'true', size: 1, ...filters } },
    {
      read: ({ facets }) => ({ ...NO_FACETS, ...facets }),
      every: INTERVALS.coursesRefetch,
      keepPreviousData: true,
    },
  );

/** Categories, newest first, refetched every 15 minutes (spec 7.12). */
export const useCategories = () =>
  useQuery(
    learningRoutes.listCategories,
    {},
    { read: (all) => newestFirst(listOf(all, CATEGORY)), every: INTERVALS.categoriesRefetch },
  );
