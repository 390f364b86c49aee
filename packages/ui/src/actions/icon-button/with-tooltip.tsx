import type { ReactNode } from 'react';
import { besideAnchor } from '../../foundations/anchor/place-beside';
import { type PlaceTip, useTooltip } from '../../foundations/anchor/use-tooltip';
import { cn } from '../../foundations/lib/cn';

export interface WithTooltipProps {
  /** The same text as the control's name, so it is hidden from screen readers. */
  text: string;
  className?: string;
  children: ReactNode;
}

/** Positioned once and closed on scroll: following the control would add code to every page with an icon button. */
const placeName: PlaceTip = (anchor, tip, { hide, signal }) => {
  besideAnchor(anchor, tip, { placement: 'bottom', gap: 0 })();
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
};

/** Shows a control's name on hover and on keyboard focus (see {@link useTooltip}). */
export function WithTooltip({ text, className, children }: WithTooltipProps) {
  const { anchor, tip, shows } = useTooltip(placeName);
  return (
    <span
      ref={anchor}
      role="presentation"
      data-slot="tooltip-anchor"
      className={cn('inline-flex shrink-0', className)}
      {...shows}
    >
      {children}
      <span
        ref={tip}
        popover="manual"
        aria-hidden="true"
        data-slot="tooltip"
        className="pointer-events-auto fixed inset-auto w-max max-w-[min(18rem,90vw)] bg-transparent py-1.5 text-ink"
      >
        <span className="block rounded-sm bg-raised px-2.5 py-1 text-sm font-medium text-ink shadow-overlay forced-colors:border-2">
          {text}
        </span>
      </span>
    </span>
  );
}
