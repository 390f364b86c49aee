import { type RefObject, useEffect, useRef } from 'react';
import { useClientLayoutEffect } from './use-client-layout-effect';

/**
 * What has the focus may do its work and go, e.g. "Try again": browsers then drop the focus to the top of the
 * page. This gives it to `fallback` instead (WCAG 2.4.3).
 * @param root whose controls come and go
 * @param fallback called only if needed; must return a focusable element
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null | undefined,
): void {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('focusin', ({ target }) => (last.current = target as Element), { signal });
    element.addEventListener(
      'focusout',
      ({ target }) => {
        // An element that is being removed is still there now, and gone a moment later.
        queueMicrotask(() => {
          if (last.current === target && last.current?.isConnected) last.current = null;
        });
      },
      { signal },
    );
    return () => listening.abort();
  }, [root]);

  useClientLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) fallback()?.focus();
  });
}
