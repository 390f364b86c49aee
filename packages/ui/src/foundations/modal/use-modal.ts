import { type RefObject, useEffect } from 'react';
import { openRegions } from '../announcer/live-regions';

const held = new Map<Element, number>();

function hold(element: Element) {
  const count = held.get(element) ?? 0;
  if (count === 0) element.setAttribute('inert', '');
  held.set(element, count + 1);
}

function release(element: Element) {
  const count = (held.get(element) ?? 1) - 1;
  if (count > 0) {
    held.set(element, count);
    return;
  }
  held.delete(element);
  element.removeAttribute('inert');
}

/**
 * While `open`, makes every child of the body inert but the one that holds `content` and those marked
 * `data-keep-live` (announcer, toasts). Native inertness instead of `aria-hidden`: nothing focusable is left
 * behind a modal, and no focus guards are needed. Modals may stand on each other. What is announced while it is
 * open is said inside of it.
 */
export function useModal(open: boolean, content: RefObject<Element | null>): void {
  useEffect(() => {
    if (!open) return;
    const others = [...document.body.children].filter(
      (element) =>
        !element.contains(content.current) &&
        !element.hasAttribute('data-keep-live') &&
        !['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'].includes(element.tagName),
    );
    for (const element of others) hold(element);
    document.documentElement.classList.add('dk-scroll-locked');
    const closeRegions = content.current ? openRegions(content.current, 'modal') : undefined;
    return () => {
      for (const element of others) release(element);
      closeRegions?.();
      if (held.size === 0) document.documentElement.classList.remove('dk-scroll-locked');
    };
  }, [open, content]);
}
