import { useCallback, useInsertionEffect, useRef, useState } from 'react';

/**
 * A value that a parent may control. Uncontrolled while `value` is undefined: it starts with `defaultValue`.
 * @param onChange called with each new value, controlled or not. Not called if the value stays the same.
 * @returns the current value, and a stable setter for event handlers and effects
 */
export function useControllableState<T>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (value: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const latest = useRef({ current, onChange });
  useInsertionEffect(() => {
    latest.current = { current, onChange };
  });
  const set = useCallback((next: T) => {
    setOwn(() => next);
    if (!Object.is(next, latest.current.current)) latest.current.onChange?.(next);
  }, []);
  return [current, set];
}
