import { directionOf } from '../lib/direction';
import { windowEdges } from '../lib/window-edges';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** The position of a floating element. `start` and `end` follow the text direction. */
export type AnchorPlacement = Side | `${Side}-${'start' | 'end'}`;

export interface AnchorOptions {
  /** Default `bottom-start`; the opposite side if there is no room. */
  placement?: AnchorPlacement;
  /** Distance in pixels. Default 6. */
  gap?: number;
  /** `floating` scrolls, so its height is limited to the free space; else `--dk-room` contains that height for a nested scroller (px). */
  scrolls?: boolean;
}

/** The position of the anchor and the size of the window, in pixels. */
export interface AnchorPlace {
  at: DOMRect;
  width: number;
  height: number;
}

const OPPOSITE = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const;
/** Distance to the edges of the window in pixels. */
const MARGIN = 8;
/** Minimum height in pixels of a part within the page if no space is free: it can be scrolled into view. */
const LEAST = 120;

/** The visible part of the window in pixels, without a phone's keyboard and outside of scrollable containers. */
function boundsOf(floating: HTMLElement) {
  const { clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight, scale = 1 } = window.visualViewport ?? {};
  // When zoomed in with two fingers, the user can pan the whole window.
  let top = scale > 1 ? 0 : offsetTop;
  let bottom = top + Math.min(clientHeight, height * scale);
  // A `fixed` element has no offsetParent, so no container clips it.
  for (let at = floating.offsetParent; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'visible') continue;
    const edges = at.getBoundingClientRect();
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  return { top, bottom, ...windowEdges(), height: clientHeight };
}

type Edges = readonly [number, number];

/** The start of `size` between two edges of the anchor, limited to two edges of the window. */
function alongside(share: number, size: number, [from, to]: Edges, [least, most]: Edges) {
  const wanted = from + (to - from - size) * share;
  return Math.max(least + MARGIN, Math.min(wanted, most - MARGIN - size));
}

/**
 * Returns a function that positions `floating` beside `anchor`: `fixed`, or `absolute` in a box around both, with
 * insets `auto`. It changes sides only if the other side has room, and never overflows the window along its side. It
 * sets `left`, `top` and the free height through the CSSOM, because of a strict style-src. `data-side` contains the
 * resulting side. The function returns its measurements, because measuring again after a change would force another
 * layout.
 */
export function besideAnchor(
  anchor: Element,
  floating: HTMLElement,
  { placement = 'bottom-start', gap = 6, scrolls = false }: AnchorOptions = {},
): () => AnchorPlace {
  const [wanted, align] = placement.split('-') as [Side, ('start' | 'end')?];
  const share = align === undefined ? 0.5 : Number(align === 'end');
  const upright = wanted === 'top' || wanted === 'bottom';
  let side = wanted;
  let left = 0;
  let top = 0;
  const move = (byX: number, byY: number) => {
    left += byX;
    top += byY;
    floating.style.setProperty('left', `${left}px`);
    floating.style.setProperty('top', `${top}px`);
  };
  // The containing block (the window or a transformed element) determines where 0 is.
  move(0, 0);

  return () => {
    const at = anchor.getBoundingClientRect();
    const is = floating.getBoundingClientRect();
    const bounds = boundsOf(floating);
    const free = (on: Side) =>
      (at[on] - bounds[on]) * (on === 'top' || on === 'left' ? 1 : -1) - gap - MARGIN;
    const whole = is.height + floating.scrollHeight - floating.clientHeight;
    const other = OPPOSITE[side];
    if ((upright ? whole : is.width) > free(side) && free(other) > free(side)) side = other;
    const room = upright
      ? Math.max(free(side), floating.offsetParent ? LEAST : 0)
      : bounds.bottom - bounds.top - 2 * MARGIN;
    const height = Math.min(whole, room);
    const beside = {
      top: at.top - gap - height,
      bottom: at.bottom + gap,
      left: at.left - gap - is.width,
      right: at.right + gap,
    }[side];
    const fromStart = directionOf(anchor) === 'ltr' ? share : 1 - share;
    const x = upright
      ? alongside(fromStart, is.width, [at.left, at.right], [bounds.left, bounds.right])
      : beside;
    const y = upright ? beside : alongside(share, height, [at.top, at.bottom], [bounds.top, bounds.bottom]);
    floating.style.setProperty(scrolls ? 'max-height' : '--dk-room', `${room}px`);
    floating.dataset.side = side;
    move(x - is.left, y - is.top);
    return { at, width: bounds.right, height: bounds.height };
  };
}
