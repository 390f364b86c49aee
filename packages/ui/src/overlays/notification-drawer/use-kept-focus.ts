import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The focused element: the id of a notification, or null for another control of the drawer. */
interface Held {
  id: string | null;
}

/**
 * When the focused control is removed, focuses the next item's button, else the previous
 * one, else the empty text, else the title. If the focus has already moved, it stays.
 * @param ids the items that have a button, in the order shown
 * @returns handlers for the element around all controls of the drawer that may be removed
 */
export function useKeptFocus(
  ids: readonly string[],
  root: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
) {
  const held = useRef<Held | null>(null);
  const shown = useRef<readonly string[]>([]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = ids;
    if (!held.current || document.activeElement !== document.body) return;
    const at = held.current.id === null ? -1 : before.indexOf(held.current.id);
    const order = at < 0 ? [] : [...before.slice(at + 1), ...before.slice(0, at).reverse()];
    const next = order.find((id) => ids.includes(id));
    const selector = next
      ? `[data-notification="${CSS.escape(next)}"] button`
      : '[role=tabpanel]:not([hidden]) [data-slot=notification-empty]';
    const target = at < 0 ? null : root.current?.querySelector<HTMLElement>(selector);
    (target ?? title.current)?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest<HTMLElement>('[data-notification]');
      held.current = { id: item?.dataset.notification ?? null };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) held.current = null;
    },
  };
}
