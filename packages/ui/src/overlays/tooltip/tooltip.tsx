import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from 'react';
import { type AnchorPlacement, followAnchor } from '../../foundations/anchor/use-anchor';
import { cx } from '../../foundations/lib/cx';

/** ms between a press and the focus that it gives. */
const PRESS_FOCUSES = 500;

export interface TooltipProps {
  /** One short sentence on the control, never its only name and never needed to use it. */
  text: string;
  /** One control that takes the focus and passes `aria-describedby` on to its element. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Default `bottom`; another side where there is no room. */
  placement?: AnchorPlacement;
}

/**
 * A description of one control, shown on hover and on keyboard focus, always known to screen readers. It can be
 * pointed at, stays while it is wanted, and Escape puts it away (WCAG 1.4.13). A finger shows none.
 */
export function Tooltip({ text, placement = 'bottom', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const stop = useRef<() => void>(() => {});
  const pressed = useRef(Number.NEGATIVE_INFINITY);

  const hide = () => {
    stop.current();
    stop.current = () => {};
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  const show = () => {
    const element = tip.current;
    if (!element || !anchor.current || typeof element.showPopover !== 'function') return;
    if (element.matches(':popover-open')) return;
    element.showPopover();
    const stay = followAnchor(anchor.current, element, { placement, gap: 0 });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal });
    stop.current = () => {
      stay();
      listening.abort();
    };
  };
  useEffect(() => () => stop.current(), []);

  return (
    <span
      ref={anchor}
      role="presentation"
      data-slot="tooltip-anchor"
      className="inline-flex max-w-full"
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = event.timeStamp;
        hide();
      }}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        const byKey = event.timeStamp - pressed.current > PRESS_FOCUSES;
        if (byKey && event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': cx(children.props['aria-describedby'], id) })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        data-slot="tooltip"
        className="fixed inset-auto max-w-[min(20rem,90vw)] bg-transparent py-1.5 text-start text-ink"
      >
        <span className="block rounded-md bg-raised px-3 py-1.5 text-sm font-medium text-ink shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2">
          {text}
        </span>
      </span>
    </span>
  );
}
