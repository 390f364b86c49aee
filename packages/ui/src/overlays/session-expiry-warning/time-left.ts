import { useEffect, useState } from 'react';
import { clock } from '../../foundations/clock/clock';

const SECOND = 1000;
/** Interval for reading the clock while nothing is shown (ms): a sleeping device skips timers. */
const FAR_LOOK = 30 * SECOND;

/** Converts a time to ms since 1970. */
export function timeOf(moment: string | number): number {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

/**
 * Milliseconds until `end`, never negative; updated each second once below `from`, and before that
 * only as often as needed. Null before the clock was first read.
 */
export function useTimeLeft(end: number, from: number, now: () => number): number | null {
  const [seen, setSeen] = useState<{ end: number; left: number } | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      clock.clearTimeout(timer);
      const left = Math.max(0, end - now());
      setSeen({ end, left });
      if (left === 0 || Number.isNaN(left)) return;
      // The next whole second, so that "10 seconds" is announced at ten.
      const wait = left > from ? Math.min(left - from, FAR_LOOK) : left % SECOND || SECOND;
      timer = clock.setTimeout(look, wait);
    };
    timer = clock.setTimeout(look, 0);
    document.addEventListener('visibilitychange', look);
    return () => {
      clock.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end, from, now]);

  // A time measured for another end is no longer valid.
  return seen?.end === end ? seen.left : null;
}

/** The displayed whole seconds: in steps of ten above half a minute, to avoid constant changes. */
export function shownSeconds(left: number): number {
  const seconds = Math.ceil(left / SECOND);
  return seconds > 30 ? Math.ceil(seconds / 10) * 10 : seconds;
}
