const DAY = 86_400_000;
/** Nairobi is three hours ahead of UTC all year. */
const NAIROBI = 3 * 3_600_000;

/** The day on which the demo content is written, at midnight in Nairobi. Loading it moves it to the current day. */
export const DEMO_DAY = new Date('2025-06-01T21:00:00Z');

/** @param days before `now`; below zero: after it */
export const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Whole days from {@link DEMO_DAY} to the day of `now` in Nairobi. */
export const daysSince = (now: Date): number => Math.floor((now.getTime() - DEMO_DAY.getTime()) / DAY);

/** The date in Nairobi, e.g. `2025-06-02`. */
export const dateOf = (at: Date): string => new Date(at.getTime() + NAIROBI).toISOString().slice(0, 10);
