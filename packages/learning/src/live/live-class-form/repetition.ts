import type { LiveRepeat } from '@digiken/contract/constants';

const DAYS: Record<LiveRepeat, number> = { day: 1, week: 7, 'two-weeks': 14 };

/**
 * The day of the last class of a series, as noon in UTC, so that no time zone changes it.
 * @param date of the first one, `yyyy-mm-dd`
 */
export function lastDay(date: string, every: LiveRepeat, times: number): number {
  return Date.parse(`${date}T12:00:00Z`) + (times - 1) * DAYS[every] * 86_400_000;
}
