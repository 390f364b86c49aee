const WEEK_MS = 7 * 86_400_000;

export interface WeekCount {
  /** The Monday's date, in UTC: `2026-11-16`. */
  week: string;
  count: number;
}

/** The Mondays of the last `weeks` weeks, this one included, oldest first. */
export function mondays(now: Date, weeks = 12): Date[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * 86_400_000;
  return Array.from({ length: weeks }, (_, index) => new Date(monday - (weeks - 1 - index) * WEEK_MS));
}

const dateOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Counts by week. Weeks without rows count 0. */
export function everyWeek(now: Date, counted: readonly WeekCount[], weeks = 12): WeekCount[] {
  const counts = new Map(counted.map(({ week, count }) => [week, count]));
  return mondays(now, weeks).map((monday) => ({
    week: dateOf(monday),
    count: counts.get(dateOf(monday)) ?? 0,
  }));
}
