import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the returned ref's element when `value` changes, not initially: for a message that replaces
 * the control that was just used. The element needs `tabIndex={-1}`.
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
