import { type RefObject, useEffect, useRef } from 'react';
import { useClientLayoutEffect } from './use-client-layout-effect';

/**
 * A focused control may be removed by its own action, e.g. "Try again": browsers then move the focus to the
 * body. This focuses `fallback` instead (WCAG 2.4.3).
 * @param root the element whose controls may be removed
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
        // The element is still in the document here, but not in the next task.
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
