import { type RefObject, useLayoutEffect } from 'react';
import { afterPaint } from '../lib/after-paint';
import { type AnchorOptions, besideAnchor } from './place-beside';

/**
 * Puts `floating` beside `anchor` (see {@link besideAnchor}), and from the next frame on keeps it there: when something
 * scrolls, the window or a phone's keyboard changes, `floating` changes its size, or the page around `anchor` is laid
 * out anew.
 * @returns stops following
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

  const sizes = new ResizeObserver(() => {
    const { clientHeight } = floating;
    update();
    if (floating.clientHeight === clientHeight) return;
    // On its new side it has room for more: heard of in this same frame, that counts as a loop, and as an error.
    sizes.disconnect();
    nextFrame = requestAnimationFrame(() => sizes.observe(floating));
  });

  const onChange = ({ target }: Event) => {
    if (!(target instanceof Node && floating.contains(target))) update();
  };
  const how = { signal: listening.signal, capture: true, passive: true };
  place();
  // Runs after opening, so that the user does not wait for it.
  const giveUp = afterPaint(() => {
    update();
    sizes.observe(floating);
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
 * `followAnchor` for as long as the component is mounted: call it in a component that is rendered only while the
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
