import type { LearningWeek } from '@digiken/contract';
import { weekRoutes } from '@digiken/contract/routes/week';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import { useActionRequest, useRequest, useViewer } from '../session/services';
import { dataOf, type Query, useCached } from './use-query';

/** Cache key of the learner's week. */
const weekKeys = { week: (viewer: string) => ['week', viewer] as const };

/** The user's lessons of this week, Monday to Sunday in Nairobi, and their weekly goal. */
export function useWeek(): Query<LearningWeek> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? weekKeys.week(viewer) : null,
    async () => dataOf(await request(weekRoutes.getWeek, {})),
    { revalidateOnMount: true },
  );
}

/** The weekly goal. Returns an outcome, never throws, and refetches the week. */
export function useWeekActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof weekKeys>();
  return useMemo(
    () => ({
      /** @param lessons a week; null removes the goal */
      setGoal: (lessons: number | null) =>
        run(() => request(weekRoutes.setWeeklyGoal, { body: { lessons } }), 'week'),
    }),
    [request, run],
  );
}
