import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * React's own `useEffectEvent` (19.2), for React 18.3 and 19.0 too: a stable function that calls the
 * function of the last render. Call it from effects and their cleanup only, never during render.
 */
export function useEffectEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
