import { useSyncExternalStore } from 'react';

const SECOND = 1000;
const MINUTE = 60_000;
const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, MINUTE);
    // Update only a stale clock: a component that just rendered with it need not render again.
    if (Math.abs(Date.now() - now) > 10 * SECOND) tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Milliseconds since 1970, updated each minute by one timer for the whole page; null on the server. */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => {
      // Components that render together use the same time.
      if (listeners.size === 0 && Math.abs(Date.now() - now) > SECOND) now = Date.now();
      return now;
    },
    () => null,
  );
}
