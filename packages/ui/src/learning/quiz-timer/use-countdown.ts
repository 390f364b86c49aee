import { useEffect, useState } from 'react';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

export interface Countdown {
  /** ms since 1970, by the server's clock. */
  end: number | undefined;
  now: () => number;
  /** Called about once a second, with what was left at the last call and what is left now (ms, never below 0). */
  onTick: (before: number, after: number) => void;
  onEnd?: () => void;
}

/**
 * What is left until `end`, in ms; undefined before the browser is there and without an end. It asks the clock
 * again at each second, and when the page is looked at again: a timer of a sleeping phone may not be trusted.
 */
export function useCountdown({ end, now, onTick, onEnd }: Countdown): number | undefined {
  const [left, setLeft] = useState<number>();
  const tick = useEffectEvent(onTick);
  const ended = useEffectEvent(() => onEnd?.());
  const clock = useEffectEvent(now);

  useEffect(() => {
    if (end === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: number | undefined;
    const look = () => {
      clearTimeout(timer);
      const after = Math.max(0, end - clock());
      setLeft(after);
      if (before !== undefined && before !== after) tick(before, after);
      const over = after === 0 && before !== 0;
      before = after;
      if (over) ended();
      // A little past the second, so that a clock that runs early does not look twice.
      if (after > 0) timer = setTimeout(look, (after % 1000 || 1000) + 5);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);

  return end === undefined ? undefined : left;
}
