import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** What holds the focus: the id of a notification, or null for another control of the drawer. */
interface Held {
  id: string | null;
}

/**
 * When the control that had the focus goes away, the focus goes to the next item's button, else to the one
 * before, else to the empty text, else to the title. If the focus has already moved, it stays.
 * @param ids the items that have a button, in the order shown
 * @returns handlers for the element around everything in the drawer that comes and goes
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
