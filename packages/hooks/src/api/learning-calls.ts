import type { learning } from '@digiken/contract';
import type { CatalogueSort, Level } from '@digiken/contract/constants';
import { type Ask, type Body, segment } from './ask';

type Learning = typeof learning;

/** Narrows the catalogue; without any it is exactly the call of product.md §7. */
export interface CatalogueFilters {
  search?: string;
  category?: string;
  level?: Level;
  sort?: CatalogueSort;
}

export type ChoiceInput = Body<Learning['quoteCourse']>['choice'];

export function learningCalls(ask: Ask) {
  const course = (id: string, rest = '') => `/course/${segment(id)}${rest}`;
  const lesson = (id: string, rest = '') => `/course/unit/lesson/${segment(id)}${rest}`;

  return {
    listCourses: (filters: CatalogueFilters = {}) =>
      ask<Learning['listCourses']>({
        method: 'GET',
        path: '/courses',
        query: { q: 'published', ...filters },
      }),
    listCategories: () => ask<Learning['listCategories']>({ method: 'GET', path: '/categories' }),
    getCourse: (id: string) => ask<Learning['getCourse']>({ method: 'GET', path: course(id) }),
    getUnit: (id: string) => ask<Learning['getUnit']>({ method: 'GET', path: `/course/unit/${segment(id)}` }),
    getLesson: (id: string, lang?: string) =>
      ask<Learning['getLesson']>({ method: 'GET', path: lesson(id), query: { lang } }),
    saveLessonProgress: (id: string, body: Body<Learning['saveLessonProgress']>) =>
      ask<Learning['saveLessonProgress']>({ method: 'PUT', path: lesson(id, '/progress'), body }),
    quoteCourse: (id: string, choice: ChoiceInput) =>
      ask<Learning['quoteCourse']>({ method: 'POST', path: course(id, '/quote'), body: { choice } }),
    enrol: (id: string, body: Body<Learning['enrol']>) =>
      ask<Learning['enrol']>({ method: 'POST', path: course(id, '/enrol'), body }),
    listEnrolled: (userId: string) =>
      ask<Learning['listEnrolled']>({ method: 'GET', path: `/enrolled/courses/${segment(userId)}` }),
    search: (q: string) => ask<Learning['search']>({ method: 'GET', path: '/search', query: { q } }),
  };
}
