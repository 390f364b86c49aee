import type { CourseDetail, Lesson, Quote, Review, SearchResults, UnitDetail } from '@digiken/contract';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { useMemo } from 'react';
import type { ChoiceInput, ReviewPage } from '../api/page-queries';
import { shownCourse, shownLesson, shownUnit } from '../outbox/overlay';
import type { OutboxEntry } from '../outbox/types';
import { useShown } from '../outbox/use-outbox';
import { useRequest, useViewer } from '../session/services';
import { courseDetailOf, unitDetailOf } from './course-details';
import { COURSE, REVIEW } from './course-items';
import { keys } from './keys';
import { listOf } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

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
export function useCourse(id: string, language = ''): Query<CourseDetail> {
  const request = useRequest();
  const viewer = useViewer();
  const query = useCached(viewer === null || id === '' ? null : keys.course(id, viewer, language), async () =>
    courseDetailOf(
      dataOf(await request(learningRoutes.getCourse, { params: { id }, query: { lang: language } })),
    ),
  );
  return useWithShown(query, shownCourse);
}

/** A page of a course's reviews, newest first; the first one is part of the course. */
export function useReviews(courseId: string, page: ReviewPage = {}): Query<PageOf<Review>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer === null ? null : keys.reviews(courseId, page, viewer),
    async () =>
      pageOf(await request(learningRoutes.listReviews, { params: { id: courseId }, query: page }), REVIEW),
    { keepPreviousData: true },
  );
}

/** A unit with its lessons. @param language BCP 47 tag for the titles of lessons that are translated */
export function useUnit(id: string, language = ''): Query<UnitDetail> {
  const request = useRequest();
  const viewer = useViewer();
  const query = useCached(viewer === null ? null : keys.unit(id, viewer, language), async () =>
    unitDetailOf(
      dataOf(await request(learningRoutes.getUnit, { params: { unitId: id }, query: { lang: language } })),
    ),
  );
  return useWithShown(query, shownUnit);
}

/** A lesson to read; `language` is a BCP 47 tag, by default the course's language. */
export function useLesson(id: string, language?: string): Query<Lesson> {
  const request = useRequest();
  const viewer = useViewer();
  const query = useCached(
    viewer === null ? null : keys.lesson(id, language ?? '', viewer),
    async () =>
      dataOf(
        await request(learningRoutes.getLesson, { params: { lessonId: id }, query: { lang: language } }),
      ),
    // A new answer would move the text while it is read.
    { revalidateOnFocus: false },
  );
  return useWithShown(query, shownLesson);
}

/** The price of a choice as the server computes it; waits while nothing is chosen. */
export function useQuote(courseId: string, choice: ChoiceInput | null): Query<Quote> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer === null || choice === null ? null : keys.quote(courseId, choice, viewer),
    async () =>
      dataOf(
        await request(learningRoutes.quoteCourse, {
          params: { id: courseId },
          body: { choice: choice ?? { whole: true } },
        }),
      ),
    { revalidateOnFocus: false },
  );
}

/** Search results; waits while the trimmed text is empty (spec 5.5). */
export function useSearch(text: string): Query<SearchResults> {
  const request = useRequest();
  const viewer = useViewer();
  const q = text.trim();
  return useCached(
    viewer === null || q === '' ? null : keys.search(q, viewer),
    async () => {
      const results = dataOf(await request(learningRoutes.search, { query: { q } }));
      return {
        ...results,
        courses: listOf(results.courses, COURSE),
        lessons: listOf(results.lessons, { title: '', excerpt: '', matches: [] }),
      };
    },
    { revalidateOnFocus: false },
  );
}
