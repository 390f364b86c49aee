import { type RefObject, useLayoutEffect } from 'react';
import { afterPaint } from '../lib/after-paint';
import { type AnchorOptions, besideAnchor } from './place-beside';

/**
 * Positions `floating` beside `anchor` (see {@link besideAnchor}), and updates it from the next frame on: on
 * scroll, when the window or a phone's keyboard changes, when either is resized, and when the layout around
 * `anchor` changes.
 * @returns a function that stops the updates
 */
export function followAnchor(anchor: Element, floating: HTMLElement, options?: AnchorOptions): () => void {
  const place = besideAnchor(anchor, floating, options);
  const listening = new AbortController();
  let moves: IntersectionObserver | undefined;
  let seenAt = '';
  let nextFrame = 0;

  const update = () => {
    const { at, width, height } = place();
    const rootMargin = [at.top, width - at.right, height - at.bottom, at.left]
      .map((room) => `${-Math.floor(room)}px`)
      .join(' ');
    if (rootMargin === seenAt) return;
    seenAt = rootMargin;
    moves?.disconnect();
    let first = true;
    const onMove = () => {
      if (!first) update();
      first = false;
    };
    // In a root that is cropped to the anchor, only an anchor that does not move is fully visible.
    moves = new IntersectionObserver(onMove, { root: document, rootMargin, threshold: 0.99 });
    moves.observe(anchor);
  };

  place();
  // jsdom has no layout to observe.
  if (typeof ResizeObserver === 'undefined' || typeof IntersectionObserver === 'undefined') return () => {};

  const sizes = new ResizeObserver(() => {
    const { clientHeight } = floating;
    update();
    if (floating.clientHeight === clientHeight) return;
    // On the other side it may grow. Handling that in the same frame would raise a ResizeObserver loop error.
    sizes.disconnect();
    nextFrame = requestAnimationFrame(watchSizes);
  });

  const watchSizes = () => {
    sizes.observe(floating);
    sizes.observe(anchor);
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof Node && floating.contains(target))) update();
  };
  const how = { signal: listening.signal, capture: true, passive: true };
  // Runs after opening, so that it does not delay the first paint.
  const giveUp = afterPaint(() => {
    update();
    watchSizes();
    for (const view of [window, window.visualViewport])
      for (const change of ['scroll', 'resize']) view?.addEventListener(change, onChange, how);
  });
  return () => {
    giveUp();
    listening.abort();
    cancelAnimationFrame(nextFrame);
    sizes.disconnect();
    moves?.disconnect();
  };
}

/**
 * Calls `followAnchor` while the component is mounted. Use it in a component that is rendered only while the
 * floating part is open, so that nothing is measured before and the server renders no layout effect.
 */
export function useAnchor(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  { placement, gap, scrolls }: AnchorOptions = {},
): void {
  useLayoutEffect(() => {
    if (!anchor.current || !floating.current) return;
    return followAnchor(anchor.current, floating.current, { placement, gap, scrolls });
  }, [anchor, floating, placement, gap, scrolls]);
}
