import { useEffect, useState } from 'react';

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
 * Loads `part`: at once while `wanted`, with retries until it has arrived, otherwise when the page has loaded and
 * the browser is idle. Data savers skip the latter.
 * @returns the loaded code; undefined before
 */
export function useDeferred<T>(part: Deferred<T>, wanted: boolean): T | undefined {
  const [, setArrived] = useState(false);
  const loaded = part.get();
  const missing = loaded === undefined;

  useEffect(() => {
    if (!missing) return;
    if (!wanted) return whenIdle(part.preload);
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = RETRY;
    const attempt = () => {
      clearTimeout(timer);
      part.load().then(
        () => !stopped && setArrived(true),
        () => {
          if (!stopped) timer = setTimeout(attempt, wait);
          wait = Math.min(wait * 2, LONGEST_WAIT);
        },
      );
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
    };
  }, [part, missing, wanted]);

  return loaded;
}

/** @returns cancels it */
function whenIdle(run: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  let cancel = () => {};
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(run);
      cancel = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(run, RETRY);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
