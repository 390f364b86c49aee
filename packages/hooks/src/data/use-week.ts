import { weekRoutes } from '@digiken/contract/routes/week';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import { useQuery } from './use-query';

/** The user's lessons of this week, Monday to Sunday in Nairobi, and their weekly goal. */
export const useWeek = () => useQuery(weekRoutes.getWeek, {}, { revalidateOnMount: true });

/** The weekly goal. Returns an outcome, never throws, and refetches the week. */
export function useWeekActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** @param lessons a week; null removes the goal */
      setGoal: (lessons: number | null) => act(weekRoutes.setWeeklyGoal, { body: { lessons } }),
    }),
    [act],
  );
}
