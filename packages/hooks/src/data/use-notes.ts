import type { LessonNote } from '@digiken/contract';
import { noteRoutes } from '@digiken/contract/routes/notes';
import { useMemo } from 'react';
import type { ReviewPage } from '../api/page-queries';
import { shownBookmarks, shownNotes } from '../outbox/overlay';
import { useShown } from '../outbox/use-outbox';
import { useRequest, useViewer } from '../session/services';
import type { Defaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of notes and bookmarks. */
export const noteKeys = {
  notes: (lessonId: string, page: ReviewPage, viewer: string) => ['notes', lessonId, page, viewer] as const,
  ownNotes: (viewer: string) => ['ownNotes', viewer] as const,
  bookmarks: (courseId: string, viewer: string) => ['bookmarks', courseId, viewer] as const,
};

const NOTE: Defaults<LessonNote> = { text: '', quote: null, section: null, createdAt: '', editedAt: null };

/** A page of the user's notes to a lesson, newest first. @param lessonId empty: asks nothing */
export function useLessonNotes(
  lessonId: string,
  page: ReviewPage = {},
): Query<PageOf<LessonNote> & { count: number }> {
  const request = useRequest();
  const viewer = useViewer();
  const shown = useShown();
  const query = useCached(
    viewer && lessonId ? noteKeys.notes(lessonId, page, viewer) : null,
    async () => {
      const answer = await request(noteRoutes.listNotes, { params: { lessonId }, query: page });
      return { ...pageOf(answer, NOTE), count: answer.count ?? 0 };
    },
    { keepPreviousData: true },
  );
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
  const request = useRequest();
  const viewer = useViewer();
  const shown = useShown();
  const query = useCached(viewer && courseId ? noteKeys.bookmarks(courseId, viewer) : null, async () =>
    dataOf(await request(noteRoutes.listBookmarks, { params: { id: courseId } })),
  );
  const ids = query.data;
  const data = useMemo(
    () => (ids === undefined || shown.length === 0 ? ids : shownBookmarks(ids, courseId, shown)),
    [ids, courseId, shown],
  );
  return data === ids ? query : { ...query, data };
}
