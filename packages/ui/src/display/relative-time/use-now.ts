import { useSyncExternalStore } from 'react';
import { clock } from '../../foundations/clock/clock';

const SECOND = 1000;
const MINUTE = 60_000;
const listeners = new Set<() => void>();
let now = 0;
let timer: number | undefined;

function tick() {
  now = clock.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = clock.setInterval(tick, MINUTE);
    // Update only a stale clock: a component that just rendered with it need not render again.
    if (Math.abs(clock.now() - now) > 10 * SECOND) tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clock.clearInterval(timer);
  };
}

/** Milliseconds since 1970, updated each minute by one timer for the whole page; null on the server. */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => {
      // Components that render together use the same time.
      if (listeners.size === 0 && Math.abs(clock.now() - now) > SECOND) now = clock.now();
      return now;
    },
    () => null,
  );
}
