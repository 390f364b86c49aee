import type {
  Category,
  Course,
  CourseDetail,
  Lesson,
  Quote,
  SearchResults,
  UnitDetail,
} from '@digiken/contract';
import { INTERVALS, RETRIES } from '@digiken/contract/constants';
import type { CatalogueFilters, ChoiceInput } from '../api/learning-calls';
import { useServices, useViewer } from '../session/services';
import { keys } from './keys';
import { held, listOf, newestFirst, type Query, useQuery } from './use-query';

/** Published courses, asked for again every 15 minutes (product.md §7). */
export function usePublishedCourses(filters: CatalogueFilters = {}): Query<Course[]> {
  const { calls } = useServices();
  return useQuery(keys.courses(filters), async () => listOf((await calls.listCourses(filters)).data), {
    retries: RETRIES.courses,
    every: INTERVALS.coursesRefetch,
    keepPreviousData: true,
  });
}

/** Categories, newest first, asked for again every 15 minutes (product.md §7). */
export function useCategories(): Query<Category[]> {
  const { calls } = useServices();
  return useQuery(keys.categories(), async () => newestFirst(listOf(await calls.listCategories())), {
    every: INTERVALS.categoriesRefetch,
  });
}

/** A course with its units, and what the caller owns and has done of it. */
export function useCourse(id: string): Query<CourseDetail> {
  const { calls } = useServices();
  const viewer = useViewer();
  return useQuery(viewer === null ? null : keys.course(id, viewer), async () =>
    held((await calls.getCourse(id)).data),
  );
}

export function useUnit(id: string): Query<UnitDetail> {
  const { calls } = useServices();
  const viewer = useViewer();
  return useQuery(viewer === null ? null : keys.unit(id, viewer), async () =>
    held((await calls.getUnit(id)).data),
  );
}

/** A lesson to read; `language` is a BCP 47 tag, the course's own when absent. */
export function useLesson(id: string, language?: string): Query<Lesson> {
  const { calls } = useServices();
  const viewer = useViewer();
  return useQuery(
    viewer === null ? null : keys.lesson(id, language ?? '', viewer),
    async () => held((await calls.getLesson(id, language)).data),
    // A new answer would move the text under the reader's eyes.
    { revalidateOnFocus: false },
  );
}

/** What a choice costs, in the server's words; waits while nothing is chosen. */
export function useQuote(courseId: string, choice: ChoiceInput | null): Query<Quote> {
  const { calls } = useServices();
  const viewer = useViewer();
  return useQuery(
    viewer === null || choice === null ? null : keys.quote(courseId, choice, viewer),
    async () => held((await calls.quoteCourse(courseId, choice ?? { whole: true })).data),
    { revalidateOnFocus: false },
  );
}

/** Waits while the trimmed text is empty (product.md §5). */
export function useSearch(text: string): Query<SearchResults> {
  const { calls } = useServices();
  const viewer = useViewer();
  const wanted = text.trim();
  return useQuery(
    viewer === null || wanted === '' ? null : keys.search(wanted, viewer),
    async () => {
      const results = held((await calls.search(wanted)).data);
      return { ...results, courses: listOf(results.courses), lessons: listOf(results.lessons) };
    },
    { revalidateOnFocus: false },
  );
}
