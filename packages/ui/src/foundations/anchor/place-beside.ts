import { directionOf } from '../lib/direction';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** The position of a floating element. `start` and `end` follow the text direction. */
export type AnchorPlacement = Side | `${Side}-${'start' | 'end'}`;

export interface AnchorOptions {
  /** Default `bottom-start`; the other side when there is no room. */
  placement?: AnchorPlacement;
  /** Pixels between the two. Default 6. */
  gap?: number;
  /** It scrolls itself, and is kept as high as is free; else `--dk-room` tells what in it scrolls how high that is (px). */
  scrolls?: boolean;
}

/** Where the anchor is, in a window of which size; in pixels. */
export interface AnchorPlace {
  at: DOMRect;
  width: number;
  height: number;
}

const OPPOSITE = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const;
/** Pixels kept free at the edges of the window. */
const MARGIN = 8;
/** Pixels of height that a part within the page takes where none are free: it can be scrolled to. */
const LEAST = 120;

/** What of the window is in sight, in its pixels: a phone's keyboard and boxes that scroll take from it. */
function boundsOf(floating: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight, scale = 1 } = window.visualViewport ?? {};
  // Who zooms in with two fingers moves about in the whole window.
  let top = scale > 1 ? 0 : offsetTop;
  let bottom = top + Math.min(clientHeight, height * scale);
  // A `fixed` part has no offsetParent: nothing around it cuts it off.
  for (let at = floating.offsetParent; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'visible') continue;
    const edges = at.getBoundingClientRect();
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  return { top, bottom, left: 0, right: clientWidth, height: clientHeight };
}

type Edges = readonly [number, number];

/** Where `size` begins between two edges of the anchor, kept within two edges of the window. */
function alongside(share: number, size: number, [from, to]: Edges, [least, most]: Edges) {
  const wanted = from + (to - from - size) * share;
  return Math.max(least + MARGIN, Math.min(wanted, most - MARGIN - size));
}

/**
 * Each call of what it returns puts `floating` beside `anchor`: `fixed`, or `absolute` in a box around both, with
 * insets `auto`. It changes sides where only the other has room, and never leaves the window along its side. Through
 * the CSSOM, never in markup, so that a strict style-src holds: `left`, `top` and what is free for its height;
 * `data-side` says on which side it ended up. It gives back what it measured: to ask again, after something has moved,
 * would lay the page out again.
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
  // From here what it stands in (the window, a box that is transformed) shows by itself where 0 is.
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
