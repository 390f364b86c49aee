import type { RefObject } from 'react';
import { openRegions } from '../announcer/live-regions';
import { afterPaint } from '../lib/after-paint';
import { useWhileOpen } from '../lib/use-while-open';

const held = new Map<Element, number>();
let modals = 0;

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
 * While `open`, makes every child of the body inert except the one that contains `content` and those marked
 * `data-keep-live` (announcer, toasts). Native inertness instead of `aria-hidden`: nothing focusable is left
 * behind a modal, and no focus guards are needed. Modals can be stacked. Announcements while it is
 * open are made inside it.
 *
 * Inertness is applied right after the modal is painted: the browser restyles the whole page for it, which
 * would delay the modal on a cheap phone (docs/adr/0025-what-an-overlay-costs.md).
 */
export function useModal(open: boolean, content: RefObject<Element | null>): void {
  useWhileOpen(open, () => {
    const others = behind(content.current);
    let holding = false;
    const giveUp = afterPaint(() => {
      holding = true;
      for (const element of others) hold(element);
    });
    modals += 1;
    if (modals === 1) {
      const root = document.documentElement;
      // Only if the page scrolls: the scrollbar is removed, and the page keeps its width.
      root.style.setProperty('--dk-scrollbar', `${window.innerWidth - root.clientWidth}px`);
      root.classList.add('dk-scroll-locked');
    }
    const closeRegions = content.current ? openRegions(content.current, 'modal') : undefined;
    return () => {
      giveUp();
      if (holding) for (const element of others) release(element);
      closeRegions?.();
      modals -= 1;
      if (modals === 0) {
        document.documentElement.classList.remove('dk-scroll-locked');
        document.documentElement.style.removeProperty('--dk-scrollbar');
      }
    };
  });
}

function behind(content: Element | null): Element[] {
  return [...document.body.children].filter(
    (element) =>
      !element.contains(content) &&
      !element.hasAttribute('data-keep-live') &&
      !['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'].includes(element.tagName),
  );
}
