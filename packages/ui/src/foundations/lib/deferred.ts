import { useEffect, useState } from 'react';
import { clock } from '../clock/clock';

/** Code that loads on demand, once. */
export interface Deferred<T> {
  /** The loaded code; undefined before. */
  get: () => T | undefined;
  /** Loads it. A failed load is not remembered: the next call tries again. */
  load: () => Promise<T>;
  /** Loads it ahead of its use. A failure has no effect. */
  preload: () => void;
}

/**
 * Wraps a dynamic import. Not `React.lazy`, which remembers a failed load, suspends, and has no preload.
 * @param load e.g. `async () => (await import('./panel')).Panel`
 */
export function deferred<T>(load: () => Promise<T>): Deferred<T> {
  let ready: T | undefined;
  let loading: Promise<T> | undefined;
  const once = () => {
    loading ??= load().then(
      (loaded) => {
        ready = loaded;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { get: () => ready, load: once, preload: () => void once().catch(() => {}) };
}

/** Milliseconds before the first retry; doubled for each further one. */
const RETRY = 500;
const LONGEST_WAIT = 30_000;

/**
 * Loads `part`: at once while `wanted`, with retries until it has arrived, otherwise after the first move, touch, key
 * or scroll, when the browser is idle: a page that is only opened does not fetch it. Data savers skip the latter.
 * @returns the loaded code; undefined before
 */
export function useDeferred<T>(part: Deferred<T>, wanted: boolean): T | undefined {
  const [, setArrived] = useState(false);
  const loaded = part.get();
  const missing = loaded === undefined;

  useEffect(() => {
    if (!missing) return;
    if (!wanted) return whenUsed(part.preload);
    let stopped = false;
    let timer: number | undefined;
    let wait = RETRY;
    const attempt = () => {
      clock.clearTimeout(timer);
      part.load().then(
        () => !stopped && setArrived(true),
        () => {
          if (!stopped) timer = clock.setTimeout(attempt, wait);
          wait = Math.min(wait * 2, LONGEST_WAIT);
        },
      );
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      stopped = true;
      clock.clearTimeout(timer);
      window.removeEventListener('online', attempt);
    };
  }, [part, missing, wanted]);

  return loaded;
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];
const waiting = new Set<() => void>();
let interacted = false;

function interact() {
  interacted = true;
  for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, interact);
  for (const run of waiting) run();
  waiting.clear();
}

/** @returns cancels it */
function whenUsed(run: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  let cancel = () => {};
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(run);
      cancel = () => cancelIdleCallback(id);
    } else {
      const timer = clock.setTimeout(run, RETRY);
      cancel = () => clock.clearTimeout(timer);
    }
  };
  if (interacted) wait();
  else {
    if (waiting.size === 0)
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, interact, { passive: true });
    waiting.add(wait);
  }
  return () => {
    waiting.delete(wait);
    cancel();
  };
}
