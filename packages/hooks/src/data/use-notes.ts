import type { LessonNote } from '@digiken/contract';
import { noteRoutes } from '@digiken/contract/routes/notes';
import { useMemo } from 'react';
import type { ReviewPage } from '../api/page-queries';
import { shownBookmarks, shownNotes } from '../outbox/overlay';
import { useShown } from '../outbox/use-outbox';
import type { Defaults } from './list-items';
import { type PageOf, pageOf, type Query, useQuery } from './use-query';

const NOTE: Defaults<LessonNote> = { text: '', quote: null, section: null, createdAt: '', editedAt: null };

/** A page of the user's notes to a lesson, newest first. @param lessonId empty: asks nothing */
export function useLessonNotes(
  lessonId: string,
  page: ReviewPage = {},
): Query<PageOf<LessonNote> & { count: number }> {
  const shown = useShown();
  const query = useQuery(noteRoutes.listNotes, lessonId ? { params: { lessonId }, query: page } : null, {
    read: (answer) => ({ ...pageOf(answer, NOTE), count: answer.count ?? 0 }),
    keepPreviousData: true,
  });
  const known = query.data;
  const data = useMemo(() => {
    if (!known || shown.length === 0) return known;
    const notes = shownNotes(known.data, shown);
    if (notes === known.data) return known;
    return { ...known, data: notes, count: known.count - (known.data.length - notes.length) };
  }, [known, shown]);
  return data === known ? query : { ...query, data };
}

/** Ids of the lessons of a course that the user has bookmarked. @param courseId empty: asks nothing */
export function useBookmarks(courseId: string): Query<string[]> {
  const shown = useShown();
  const query = useQuery(noteRoutes.listBookmarks, courseId ? { params: { id: courseId } } : null);
  const ids = query.data;
  const data = useMemo(
    () => (ids === undefined || shown.length === 0 ? ids : shownBookmarks(ids, courseId, shown)),
    [ids, courseId, shown],
  );
  return data === ids ? query : { ...query, data };
}
