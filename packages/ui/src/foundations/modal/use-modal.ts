import type { RefObject } from 'react';
import { openRegions } from '../announcer/live-regions';
import { afterPaint } from '../lib/after-paint';
import { useWhileOpen } from '../lib/use-while-open';
import { windowEdges } from '../lib/window-edges';
import { hold, release } from './inert-elements';

/** Number of open modals that have locked the page's scroll position. */
let modals = 0;

/**
 * While `open`, makes every child of the body inert except the one that contains `content` and those marked
 * `data-keep-live` (announcer, toasts), also those that are added while it is open. Native inertness instead of
 * `aria-hidden`: nothing focusable is left behind a modal, and no focus guards are needed. Modals can be stacked.
 * Announcements while it is open are made inside it.
 *
 * Inertness and the scroll lock are applied right after the modal is painted: the browser restyles the whole page for
 * them, which would delay the modal on a cheap phone (docs/adr/0025-what-an-overlay-costs.md).
 */
export function useModal(open: boolean, content: RefObject<Element | null>): void {
  useWhileOpen(open, () => {
    const stopHolding = holdBehind(content);
    const closeRegions = content.current ? openRegions(content.current, 'modal') : undefined;
    return () => {
      stopHolding();
      closeRegions?.();
    };
  });
}

function lockScroll() {
  modals += 1;
  if (modals > 1) return;
  const root = document.documentElement;
  // The scrollbar and its gutter are removed, and the page keeps its place.
  const { left, right } = windowEdges();
  root.style.setProperty('--dk-scrollbar', `0 ${window.innerWidth - right}px 0 ${left}px`);
  root.classList.add('dk-scroll-locked');
}

function unlockScroll() {
  modals -= 1;
  if (modals > 0) return;
  document.documentElement.classList.remove('dk-scroll-locked');
  document.documentElement.style.removeProperty('--dk-scrollbar');
}

function holdBehind(content: RefObject<Element | null>): () => void {
  const others = [...document.body.children].filter((element) => isBehind(element, content.current));
  let holding = false;
  const giveUp = afterPaint(() => {
    holding = true;
    lockScroll();
    for (const element of others) hold(element);
  });
  const added = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || others.includes(node) || !node.isConnected) continue;
      if (!isBehind(node, content.current) || isAbove(node, content.current)) continue;
      others.push(node);
      if (holding) hold(node);
    }
  });
  added.observe(document.body, { childList: true });
  return () => {
    giveUp();
    added.disconnect();
    if (!holding) return;
    unlockScroll();
    for (const element of others) release(element);
  };
}

const isBehind = (element: Element, content: Element | null) =>
  !element.contains(content) &&
  !element.hasAttribute('data-keep-live') &&
  !['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'].includes(element.tagName);

/** Is an added element another modal, or a list or panel that something in `content` opened (of any library)? */
function isAbove(element: Element, content: Element | null): boolean {
  if (element.matches('[aria-modal=true]') || element.querySelector('[aria-modal=true]')) return true;
  const openers = content?.querySelectorAll('[aria-controls], [aria-owns]') ?? [];
  const ids = [...openers].flatMap((opener) =>
    [opener.getAttribute('aria-controls'), opener.getAttribute('aria-owns')].join(' ').split(' '),
  );
  return ids.some((id) => id !== '' && element.contains(document.getElementById(id)));
}
