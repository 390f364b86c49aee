import type { activities, AnswerOf } from '@digiken/contract';
import { activityRoutes } from '@digiken/contract/routes/activities';
import { useCallback } from 'react';
import { type Outcome, outcomeOf } from '../api/outcome';
import type { Answer } from '../api/request';
import { useActionRequest, useRequest, useServices } from '../session/services';
import { type Query, useCached } from './use-query';

export type ActivityResults = AnswerOf<typeof activities.listActivityResults>;

/** What learners have reached in the activity of a lesson, the latest visit first, with its totals. */
export function useActivityResults(
  topicId: string,
  page: { cursor?: string | undefined; search?: string | undefined } = {},
): Query<ActivityResults> {
  const request = useRequest();
  return useCached(
    ['activityResults', topicId, page],
    () => request(activityRoutes.listActivityResults, { params: { topicId }, query: page }),
    { keepPreviousData: true },
  );
}

/** Fetches the results of all learners as CSV. */
export function useActivityResultsFile(): (
  topicId: string,
) => Promise<Outcome<Answer<typeof activityRoutes.exportActivityResults>>> {
  const { texts } = useServices();
  const request = useActionRequest();
  return useCallback(
    (topicId) =>
      outcomeOf(() => request(activityRoutes.exportActivityResults, { params: { topicId } }), texts),
    [request, texts],
  );
}
