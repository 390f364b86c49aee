import { learningRoutes } from '@digiken/contract/routes/learning';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { KeyName } from '../data/keys';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

const CHANGED = ['course', 'courses', 'reviews'] as const;

/** Reviews of courses. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useReviewActions() {
  const request = useActionRequest();
  const run = useRun<KeyName>();
  return useMemo(
    () => ({
      /** The user's one review of the course, new or changed; `stars` are 1 to 5. */
      saveReview: (courseId: string, body: RequestBody<typeof learningRoutes.saveReview>) =>
        run(() => request(learningRoutes.saveReview, { params: { id: courseId }, body }), ...CHANGED),
      removeReview: (courseId: string) =>
        run(() => request(learningRoutes.removeReview, { params: { id: courseId } }), ...CHANGED),
      reportReview: (reviewId: string, reason: string) =>
        run(() => request(learningRoutes.reportReview, { params: { reviewId }, body: { reason } })),
    }),
    [request, run],
  );
}
