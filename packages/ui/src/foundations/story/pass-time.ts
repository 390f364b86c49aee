import { ManualClock } from '../manual-clock/manual-clock';
import { clock } from '../clock/clock';

/**
 * Lets time pass in a play function. The story gate sets a manual clock, which this advances; in Storybook itself,
 * where people watch, it waits.
 * @param ms milliseconds
 */
export const passTime = (ms: number): Promise<void> =>
  clock instanceof ManualClock
    ? clock.advance(ms)
    : new Promise((done) => void clock.setTimeout(() => done(), ms));
