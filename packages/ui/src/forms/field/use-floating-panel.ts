import { type RefObject, useEffect } from 'react';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

const GAP = 8;
/** Pixels of height that are enough to stay below, and that are taken where nothing is free. */
const ENOUGH = 240;
const LEAST = 120;

/** The part of the window that no scrolling ancestor cuts off, top to bottom, in pixels of the window. */
function room(element: Element): { top: number; bottom: number } {
  const free = { top: 0, bottom: window.innerHeight };
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'visible') continue;
    const edge = at.getBoundingClientRect();
    free.top = Math.max(free.top, edge.top);
    free.bottom = Math.min(free.bottom, edge.bottom);
  }
  return free;
}

function hang(panel: HTMLElement, root: Element): void {
  const anchor = root.getBoundingClientRect();
  const free = room(root);
  const below = free.bottom - anchor.bottom - GAP;
  const above = anchor.top - free.top - GAP;
  const up = below < Math.min(panel.scrollHeight, ENOUGH) && above > below;
  panel.dataset.side = up ? 'above' : 'below';
  panel.style.setProperty('--dk-room', `${Math.max(up ? above : below, LEAST)}px`);
}

export interface FloatingPanelOptions {
  open: boolean;
  /** Holds the control and the panel; presses and focus within leave the panel open. */
  root: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** `escape`: the caller gives the focus back; `outside`: it has gone elsewhere. */
  onClose: (by: 'escape' | 'outside') => void;
}

/**
 * A panel that hangs under its control (`absolute`, within `root`). It turns upwards (`data-side="above"`) where
 * only that side has room, and its `--dk-room` is the height that is free. Escape, a press or a focus elsewhere
 * close it; Escape reaches nothing else, so a dialog around it stays.
 */
export function useFloatingPanel({ open, root, panel, onClose }: FloatingPanelOptions): void {
  const close = useEffectEvent(onClose);

  // No layout effect: React 18 warns of those on the server, and effects of a press run before the next frame.
  useEffect(() => {
    if (!open) return;
    const place = () => {
      if (root.current && panel.current) hang(panel.current, root.current);
    };
    place();
    const watching = new ResizeObserver(place);
    if (panel.current) watching.observe(panel.current);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      watching.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [open, root, panel]);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close('outside');
    };
    // On the window, before a dialog's own listener on the document hears of it.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close('escape');
    };
    document.addEventListener('pointerdown', outside, { signal, capture: true });
    document.addEventListener('focusin', outside, { signal });
    window.addEventListener('keydown', escape, { signal, capture: true });
    return () => listening.abort();
  }, [open, root]);
}

/** How such a panel looks: raised, with an edge where colours or shadows say nothing. */
export const floatingPanelClasses =
  'absolute z-popover rounded-lg bg-raised text-ink shadow-overlay forced-colors:border-2 in-[.high-contrast]:border-2 data-[side=above]:bottom-full data-[side=above]:mb-1.5 data-[side=below]:top-full data-[side=below]:mt-1.5';
