import { useEffect, useRef } from 'react';
import { clock } from '../clock/clock';
import { useEffectEvent } from './use-effect-event';

/** Calls `onEnd` after `duration` milliseconds without pauses. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const since = clock.now();
    const timer = clock.setTimeout(() => end(), left.current);
    return () => {
      clock.clearTimeout(timer);
      left.current = Math.max(0, left.current - (clock.now() - since));
    };
  }, [paused]);
}
