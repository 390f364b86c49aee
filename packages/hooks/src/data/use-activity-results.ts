import type { activities, AnswerOf } from '@digiken/contract';
import { activityRoutes } from '@digiken/contract/routes/activities';
import { useCallback } from 'react';
import { useAction } from '../actions/use-action';
import { useQuery } from './use-query';

export type ActivityResults = AnswerOf<typeof activities.listActivityResults>;

/** What learners have reached in the activity of a lesson, the latest visit first, with its totals. */
export const useActivityResults = (
  topicId: string,
  query: { cursor?: string | undefined; search?: string | undefined } = {},
) =>
  useQuery(
    activityRoutes.listActivityResults,
    { params: { topicId }, query },
    { read: (answer): ActivityResults => answer, keepPreviousData: true },
  );

/** Fetches the results of all learners as CSV. */
export function useActivityResultsFile() {
  const act = useAction();
  return useCallback(
    (topicId: string) => act(activityRoutes.exportActivityResults, { params: { topicId } }),
    [act],
  );
}
