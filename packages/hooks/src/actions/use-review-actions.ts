import { studyRoutes } from '@digiken/contract/routes/study';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

/** Reviews of courses. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useReviewActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** The user's one review of the course, new or changed; `stars` are 1 to 5. */
      saveReview: (courseId: string, body: RequestBody<typeof studyRoutes.saveReview>) =>
        act(studyRoutes.saveReview, { params: { id: courseId }, body }),
      removeReview: (courseId: string) => act(studyRoutes.removeReview, { params: { id: courseId } }),
      reportReview: (reviewId: string, reason: string) =>
        act(studyRoutes.reportReview, { params: { reviewId }, body: { reason } }),
    }),
    [act],
  );
}
