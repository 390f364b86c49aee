import {
  forwardRef,
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useRef,
} from 'react';
import type { AnchorPlacement } from '../../foundations/anchor/place-beside';
import { followAnchor } from '../../foundations/anchor/use-anchor';
import { useTooltip } from '../../foundations/anchor/use-tooltip';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';

/** ms between a press and the focus that it causes. */
const PRESS_FOCUSES = 500;

export interface TooltipProps extends Forwarded {
  /** One short sentence about the control. Never its only name, and never required to use it. */
  text: string;
  /** One focusable control that passes `aria-describedby` to its element. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Default `bottom`; another side if there is no room. */
  placement?: AnchorPlacement;
}

/**
 * A description of one control, shown on hover and keyboard focus, and always available to screen readers. It is
 * hoverable and persistent, and Escape closes it (WCAG 1.4.13). Not shown on touch.
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, placement = 'bottom', className, children, ...rest },
  ref,
) {
  const own = useId();
  const id = rest.id ?? own;
  const { anchor, tip, hide, shows } = useTooltip((from, to, { signal }) => {
    // No gap, so that moving the pointer from one to the other does not close it.
    signal.addEventListener('abort', followAnchor(from, to, { placement, gap: 0 }));
  });
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return (
    <span
      ref={anchor}
      role="presentation"
      data-slot="tooltip-anchor"
      className="inline-flex max-w-full"
      {...shows}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = event.timeStamp;
        hide();
      }}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (event.timeStamp - pressed.current > PRESS_FOCUSES) shows.onFocus(event);
      }}
    >
      {cloneElement(children, { 'aria-describedby': cn(children.props['aria-describedby'], id) })}
      <span
        {...rest}
        ref={useMergedRef(tip, ref)}
        id={id}
        role="tooltip"
        popover="manual"
        data-slot="tooltip"
        className={cn(
          'fixed inset-auto w-max max-w-[min(20rem,90vw)] bg-transparent py-1.5 text-start text-ink',
          className,
        )}
      >
        <span className="block rounded-md bg-raised px-3 py-1.5 text-sm font-medium text-ink shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2">
          {text}
        </span>
      </span>
    </span>
  );
});
