import { courseReviewRoutes } from '@digiken/contract/routes/course-reviews';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

type NewComment = RequestBody<(typeof courseReviewRoutes)['addReviewComment']>;

/** What reviewers write while they look at a course. */
export function useCourseReviewActions(id: string) {
  const act = useAction();
  return useMemo(
    () => ({
      addComment: (body: NewComment) => act(courseReviewRoutes.addReviewComment, { params: { id }, body }),
      removeComment: (commentId: string) =>
        act(courseReviewRoutes.removeReviewComment, { params: { id, commentId } }),
    }),
    [act, id],
  );
}
