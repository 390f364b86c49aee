import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../foundations/lib/cx';

const GAP = 8;

/** Beneath the anchor, above it when there is no room, and never past the edge of the window. */
function place(tip: HTMLElement, anchor: DOMRect) {
  const { width, height } = tip.getBoundingClientRect();
  const left = anchor.left + anchor.width / 2 - width / 2;
  const below = anchor.bottom + height <= window.innerHeight;
  tip.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
  tip.style.top = `${below ? anchor.bottom : anchor.top - height}px`;
}

export interface WithTooltipProps {
  /** The same words as the control's name: a picture of the name, so hidden from screen readers. */
  text: string;
  className?: string;
  children: ReactNode;
}

/**
 * Shows a control's name on hover and on keyboard focus. It can be pointed at, stays until pointer and focus
 * leave, and Escape puts it away (WCAG 1.4.13). In the top layer, so nothing clips it and no page grows wider.
 */
export function WithTooltip({ text, className, children }: WithTooltipProps) {
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
    place(element, anchor.current.getBoundingClientRect());
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal });
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    stop.current = () => listening.abort();
  };
  useEffect(() => () => stop.current(), []);

  return (
    <span
      ref={anchor}
      role="presentation"
      data-slot="tooltip-anchor"
      className={cx('inline-flex shrink-0', className)}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onFocus={(event: FocusEvent<HTMLElement>) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      <span
        ref={tip}
        popover="manual"
        aria-hidden="true"
        data-slot="tooltip"
        className="pointer-events-auto fixed inset-auto max-w-[min(18rem,90vw)] bg-transparent py-1.5 text-ink"
      >
        <span className="block rounded-sm bg-raised px-2.5 py-1 text-sm font-medium text-ink shadow-overlay forced-colors:border-2">
          {text}
        </span>
      </span>
    </span>
  );
}
