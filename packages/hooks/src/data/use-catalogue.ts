import type { SearchResults } from '@digiken/contract';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { useMemo } from 'react';
import type { ChoiceInput, ReviewPage } from '../api/page-queries';
import { shownCourse, shownLesson, shownUnit } from '../outbox/overlay';
import type { OutboxEntry } from '../outbox/types';
import { useShown } from '../outbox/use-outbox';
import { courseDetailOf, lessonOf, unitDetailOf } from './course-details';
import { COURSE, REVIEW } from './course-items';
import { listOf } from './list-items';
import { dataOf, type Query, readPage, useQuery } from './use-query';

/** The answer together with what waits in the outbox; the same object as long as neither changes. */
function useWithShown<T>(query: Query<T>, join: (data: T, shown: readonly OutboxEntry[]) => T): Query<T> {
  const shown = useShown();
  const data = useMemo(
    () => (query.data === undefined || shown.length === 0 ? query.data : join(query.data, shown)),
    [query.data, shown, join],
  );
  return data === query.data ? query : { ...query, data };
}

/**
 * A course with its units, and the units and progress of the user. Waits while the id is empty.
 * @param language BCP 47 tag for the titles of lessons that are translated
 */
export function useCourse(id: string, language = '') {
  const input = id === '' ? null : { params: { id }, query: { lang: language } };
  const query = useQuery(learningRoutes.getCourse, input, {
    read: (answer) => courseDetailOf(dataOf(answer)),
  });
  return useWithShown(query, shownCourse);
}

/** A page of a course's reviews, newest first; the first one is part of the course. */
export const useReviews = (courseId: string, query: ReviewPage = {}) =>
  useQuery(
    learningRoutes.listReviews,
    { params: { id: courseId }, query },
    { read: readPage(REVIEW), keepPreviousData: true },
  );

/** A unit with its lessons. @param language BCP 47 tag for the titles of lessons that are translated */
export function useUnit(id: string, language = '') {
  const input = { params: { unitId: id }, query: { lang: language } };
  const query = useQuery(learningRoutes.getUnit, input, { read: (answer) => unitDetailOf(dataOf(answer)) });
  return useWithShown(query, shownUnit);
}

/** A lesson to read; `language` is a BCP 47 tag, by default the course's language. */
export function useLesson(id: string, language = '') {
  const input = { params: { lessonId: id }, query: { lang: language } };
  // A new answer would move the text while it is read.
  const query = useQuery(learningRoutes.getLesson, input, {
    read: (answer) => lessonOf(dataOf(answer)),
    revalidateOnFocus: false,
  });
  return useWithShown(query, shownLesson);
}

/** The price of a choice as the server computes it; waits while nothing is chosen. */
export const useQuote = (courseId: string, choice: ChoiceInput | null) =>
  useQuery(learningRoutes.quoteCourse, choice && { params: { id: courseId }, body: { choice } }, {
    revalidateOnFocus: false,
  });

/** Search results; waits while the trimmed text is empty (spec 5.5). */
export function useSearch(text: string): Query<SearchResults> {
  const q = text.trim();
  return useQuery(learningRoutes.search, q === '' ? null : { query: { q } }, {
    read: (answer) => {
      const results = dataOf(answer);
      return {
        ...results,
        courses: listOf(results.courses, COURSE),
        lessons: listOf(results.lessons, { title: '', excerpt: '', matches: [] }),
      };
    },
    revalidateOnFocus: false,
  });
}
