import { type RefObject, useEffect, useRef } from 'react';
import { clock } from '../../foundations/clock/clock';

/**
 * Focuses `target` if the focused element was removed. Runs a task later, because a closing dialog
 * restores the focus in one; if its button is gone, the focus moves to the main area.
 */
export function focusIfLost(target: () => HTMLElement | null | undefined): void {
  clock.setTimeout(() => {
    const active = document.activeElement;
    if (active === document.body || active?.id === 'main') target()?.focus();
  });
}

/**
 * For a list whose rows lose their button after a response. Set the returned ref to true before the
 * request (to false if it fails): if the next `data` removes the focused element, `target` gets the focus.
 * It needs `tabIndex={-1}`.
 */
export function useFocusAfterRemoval(
  target: RefObject<HTMLElement | null>,
  data: unknown,
): RefObject<boolean> {
  const leaving = useRef(false);
  useEffect(() => {
    if (!leaving.current) return;
    leaving.current = false;
    focusIfLost(() => target.current);
  }, [data, target]);
  return leaving;
}
