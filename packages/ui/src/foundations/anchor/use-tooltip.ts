import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Positions the tip beside its anchor while it is shown. `signal` aborts when it closes. */
export type PlaceTip = (
  anchor: Element,
  tip: HTMLElement,
  shown: { hide: () => void; signal: AbortSignal },
) => void;

/**
 * Shows `tip` (`popover="manual"`, within `anchor`) on hover and on keyboard focus. It is hoverable, stays until
 * pointer and focus have left, and Escape closes it (WCAG 1.4.13). Not shown on touch. It is in the top layer, so
 * it is never clipped and does not widen the page.
 */
export function useTooltip(place: PlaceTip) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const stop = useRef<() => void>(() => {});

  const hide = () => {
    stop.current();
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  const show = () => {
    const element = tip.current;
    if (!element || !anchor.current || typeof element.showPopover !== 'function') return;
    if (element.matches(':popover-open')) return;
    element.showPopover();
    const showing = new AbortController();
    const { signal } = showing;
    place(anchor.current, element, { hide, signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal });
    stop.current = () => showing.abort();
  };
  useEffect(() => () => stop.current(), []);

  return {
    anchor,
    tip,
    hide,
    shows: {
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && show(),
      onPointerLeave: hide,
      onFocus: (event: FocusEvent<HTMLElement>) => event.target.matches(':focus-visible') && show(),
      onBlur: hide,
    },
  };
}
