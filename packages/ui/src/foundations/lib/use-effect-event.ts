import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * React's own `useEffectEvent` (19.2), for React 18.3 and 19.0 too: a function that stays the same and calls
 * what the last render gave. Call it from effects and their cleanup only, never while rendering.
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
