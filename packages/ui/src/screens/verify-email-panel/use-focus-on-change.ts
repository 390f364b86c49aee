import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the returned ref's element when `value` changes, not at first: for news that replaces
 * what the person has just used. The element needs `tabIndex={-1}`.
 */
export function useFocusOnChange<T extends HTMLElement>(value: unknown): RefObject<T | null> {
  const target = useRef<T>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    target.current?.focus();
  }, [value]);
  return target;
}
