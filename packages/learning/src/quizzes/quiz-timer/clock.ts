import { clockTime, spokenTime } from '@digiken/ui/internal/clock';

export type Threshold = 'half' | number;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Half of the total, 5 minutes, 1 minute, 30 seconds; numbers in ms. */
export const THRESHOLDS: readonly Threshold[] = ['half', 5 * MINUTE, MINUTE, 30 * SECOND];

/**
 * The threshold that was just passed, in ms; the lowest of several, so that only one is announced after device sleep.
 * `half` needs the total time, and is ignored if a later threshold is larger.
 */
export function passedThreshold(
  before: number,
  after: number,
  thresholds: readonly Threshold[],
  totalMs: number | undefined,
): number | undefined {
  const passed = thresholds
    .map((threshold) => (threshold === 'half' ? (totalMs ?? 0) / 2 : threshold))
    .filter((at) => at > 0 && before > at && after <= at);
  return passed.length > 0 ? Math.min(...passed) : undefined;
}

/** "1:05:09", "12:05", "0:30"; fractions of a second are rounded up. */
export const clockText = (ms: number): string => clockTime(Math.ceil(ms / SECOND));

/** "1 hour 5 minutes", "5 minutes 30 seconds", "30 seconds", in the language of `locale`. */
export const durationWords = (ms: number, locale: string): string =>
  spokenTime(Math.ceil(ms / SECOND), locale, 2);
