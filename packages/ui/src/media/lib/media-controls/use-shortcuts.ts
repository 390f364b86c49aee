import { type RefObject, useEffect } from 'react';
import { useEffectEvent } from '../../../foundations/lib/use-effect-event';

/** Actions by `KeyboardEvent.key`, in lower case. Other keys are left to the page. */
export type Shortcuts = Record<string, (() => void) | undefined>;

const TYPED_INTO = 'input:not([type=range], [type=checkbox]), textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'button, a, summary, input';
const MOVED_BY_ARROWS = 'input, [data-slot=transcript]';

/**
 * Single-key shortcuts that work only while the focus is inside `root`, and never while the user types
 * (WCAG 2.1.4). `enabled` false switches them off.
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  shortcuts: Shortcuts,
  enabled: boolean,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(target instanceof Element) || target.matches(TYPED_INTO)) return;
    if (event.key === ' ' && target.closest(PRESSED_BY_SPACE)) return;
    if (event.key.startsWith('Arrow') && target.closest(MOVED_BY_ARROWS)) return;
    const act = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = root.current;
    if (!enabled || !element) return undefined;
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [root, enabled]);
}
