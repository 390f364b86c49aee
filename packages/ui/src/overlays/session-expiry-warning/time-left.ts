import { useEffect, useState } from 'react';

const SECOND = 1000;
/** How often the clock is looked at while nothing is to be shown (ms): a sleeping device skips timers. */
const FAR_LOOK = 30 * SECOND;

/** A time as ms since 1970, whatever it came as. */
export function timeOf(moment: string | number): number {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

/**
 * Milliseconds until `end`, never negative; renewed each second once they are fewer than `from`, before that
 * only as often as is needed to notice. Null before the first look at the clock.
 */
export function useTimeLeft(end: number, from: number, now: () => number): number | null {
  const [seen, setSeen] = useState<{ end: number; left: number } | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = Math.max(0, end - now());
      setSeen({ end, left });
      if (left === 0 || Number.isNaN(left)) return;
      // The next whole second, so that "10 seconds" is announced at ten.
      const wait = left > from ? Math.min(left - from, FAR_LOOK) : left % SECOND || SECOND;
      timer = setTimeout(look, wait);
    };
    timer = setTimeout(look, 0);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end, from, now]);

  // What was seen of another end says nothing of this one.
  return seen?.end === end ? seen.left : null;
}

/** What is shown of the time left, in whole seconds: steps of ten above half a minute, so that it is calm. */
export function shownSeconds(left: number): number {
  const seconds = Math.ceil(left / SECOND);
  return seconds > 30 ? Math.ceil(seconds / 10) * 10 : seconds;
}
