import { directionOf } from './direction';

export interface Placement {
  /** Which edges line up, along the text. */
  align: 'start' | 'end';
  /** Pixels between the two. */
  gap?: number;
}

/** Pixels that stay free at the edges of the window. */
const MARGIN = 8;

/**
 * Puts `floating` (position: fixed) below `anchor`, or above it where there is more room; keeps it within the
 * window and no higher than what is free there. Through the CSSOM: a strict Content-Security-Policy lets it be.
 */
export function placeBeside(anchor: Element, floating: HTMLElement, { align, gap = 6 }: Placement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  floating.style.maxBlockSize = '';
  floating.style.maxInlineSize = `${clientWidth - 2 * MARGIN}px`;
  const { offsetWidth, offsetHeight } = floating;
  const below = clientHeight - bottom - gap - MARGIN;
  const above = top - gap - MARGIN;
  const goesAbove = offsetHeight > below && above > below;
  const height = Math.min(offsetHeight, Math.max(goesAbove ? above : below, 0));
  const atLeft = (align === 'start') === (directionOf(anchor) === 'ltr');
  const wanted = atLeft ? left : right - offsetWidth;
  const x = Math.max(MARGIN, Math.min(wanted, clientWidth - offsetWidth - MARGIN));
  const y = goesAbove ? top - gap - height : bottom + gap;
  floating.style.top = `${y}px`;
  floating.style.left = `${x}px`;
  floating.style.maxBlockSize = `${goesAbove ? above : below}px`;
}

/** {@link placeBeside}, and again whenever the page scrolls or changes its size. @returns stops it */
export function keepBeside(anchor: Element, floating: HTMLElement, placement: Placement): () => void {
  const place = () => placeBeside(anchor, floating, placement);
  place();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', place, { signal, capture: true, passive: true });
  window.addEventListener('resize', place, { signal });
  return () => listening.abort();
}
