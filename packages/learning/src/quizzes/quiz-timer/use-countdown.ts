import { clock } from '@digiken/ui/clock';
import { useEffect, useState } from 'react';
import { useEffectEvent } from '@digiken/ui/internal/use-effect-event';

export interface Countdown {
  /** ms since 1970, by the server's clock. */
  end: number | undefined;
  now: () => number;
  /** Called about once a second with the previous and the current remaining time (ms, never below 0). */
  onTick: (before: number, after: number) => void;
  onEnd?: () => void;
}

/**
 * Time left until `end` in ms; undefined on the server and without an end. Reads the clock
 * every second and when the page becomes visible, because timers stop while a phone sleeps.
 */
export function useCountdown({ end, now, onTick, onEnd }: Countdown): number | undefined {
  const [left, setLeft] = useState<number>();
  const tick = useEffectEvent(onTick);
  const ended = useEffectEvent(() => onEnd?.());
  const currentTime = useEffectEvent(now);

  useEffect(() => {
    if (end === undefined) return undefined;
    let timer: number | undefined;
    let before: number | undefined;
    const look = () => {
      clock.clearTimeout(timer);
      const after = Math.max(0, end - currentTime());
      setLeft(after);
      if (before !== undefined && before !== after) tick(before, after);
      const over = after === 0 && before !== 0;
      before = after;
      if (over) ended();
      // Slightly after the full second, so that an early timer does not fire twice.
      if (after > 0) timer = clock.setTimeout(look, (after % 1000 || 1000) + 5);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clock.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);

  return end === undefined ? undefined : left;
}
