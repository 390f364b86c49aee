import { useMessages } from '@digiken/ui/messages-provider';
import { dashboardMessages } from './messages';

export type Weeks = readonly { week: string; count: number }[];

/** A chart of fewer points says less than its figures. */
const POINTS_MIN = 10;

/** Whether these weeks are enough for a chart. */
export const isCharted = (weeks: readonly unknown[]): boolean => weeks.length >= POINTS_MIN;

/** The count of the latest week; `back` 2: of the week before. */
export const weekCount = (weeks: Weeks, back = 1): number => weeks.at(-back)?.count ?? 0;

/** Says how a count by week has changed. */
export function useWeekChange(): { added: (weeks: Weeks) => string; change: (weeks: Weeks) => string } {
  const t = useMessages(dashboardMessages);
  return {
    added: (weeks) => {
      const count = weekCount(weeks);
      return count === 0 ? t('noneThisWeek') : t('newThisWeek', { count });
    },
    change: (weeks) => {
      const more = weekCount(weeks) - weekCount(weeks, 2);
      if (more === 0) return t('same');
      return t(more > 0 ? 'more' : 'fewer', { count: Math.abs(more) });
    },
  };
}
