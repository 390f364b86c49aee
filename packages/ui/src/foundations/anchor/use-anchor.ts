import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  shift,
  size,
} from '@floating-ui/react-dom';
import { type RefObject, useLayoutEffect } from 'react';

/** Where a floating part stands: `start` and `end` follow the direction of the text. */
export type AnchorPlacement = Placement;

export interface AnchorOptions {
  /** Default `bottom-start`; the other side when there is no room. */
  placement?: AnchorPlacement;
  /** Pixels between the two. Default 6. */
  gap?: number;
  /** Pixels kept free at the edges of the window. Default 8. */
  margin?: number;
}

/**
 * Puts `floating` (position: fixed) beside `anchor`, and keeps it there while either moves or the window changes.
 * Positions are set through the CSSOM, never in markup, so that a strict style-src holds. For its CSS it leaves
 * `--dk-anchor-width`, the width of the anchor, and `--dk-room-width` and `--dk-room-height`, what the window has
 * left (px); `data-side` says on which side it ended up.
 * @returns stops following
 */
export function followAnchor(
  anchor: Element,
  floating: HTMLElement,
  { placement = 'bottom-start', gap = 6, margin = 8 }: AnchorOptions = {},
): () => void {
  const place = async () => {
    const {
      x,
      y,
      placement: found,
    } = await computePosition(anchor, floating, {
      placement,
      strategy: 'fixed',
      middleware: [
        offset(gap),
        flip({ padding: margin }),
        shift({ padding: margin }),
        size({
          padding: margin,
          apply: ({ availableWidth, availableHeight, rects }) => {
            setLength(floating, '--dk-room-width', Math.max(0, availableWidth));
            setLength(floating, '--dk-room-height', Math.max(0, availableHeight));
            setLength(floating, '--dk-anchor-width', rects.reference.width);
          },
        }),
      ],
    });
    setLength(floating, 'left', x);
    setLength(floating, 'top', y);
    floating.dataset.side = found.split('-')[0];
  };
  return autoUpdate(anchor, floating, () => void place());
}

function setLength(element: HTMLElement, name: string, value: number) {
  element.style.setProperty(name, `${Math.round(value)}px`);
}

/**
 * `followAnchor` for as long as the component is mounted: call it in a component that is rendered only while the
 * floating part is open, so that nothing is measured before and the server renders no layout effect.
 */
export function useAnchor(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  { placement, gap, margin }: AnchorOptions = {},
): void {
  useLayoutEffect(() => {
    if (!anchor.current || !floating.current) return;
    return followAnchor(anchor.current, floating.current, { placement, gap, margin });
  }, [anchor, floating, placement, gap, margin]);
}
