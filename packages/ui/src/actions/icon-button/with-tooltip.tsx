import type { ReactElement } from 'react';
import { type PlaceTip, useTooltip } from '../../foundations/anchor/use-tooltip';
import { cn } from '../../foundations/lib/cn';
import { deferred } from '../../foundations/lib/deferred';

export interface WithTooltipProps {
  /** The same text as the control's name, so it is hidden from screen readers. */
  text: string;
  className?: string;
  children: ReactElement;
}

// Every page has an icon button; on most of them no tooltip is ever shown.
const placing = deferred(() => import('../../foundations/anchor/place-beside'));

/** Positioned once and closed on scroll: following the control would add code to every page with an icon button. */
const placeName: PlaceTip = (anchor, tip, { hide, signal }) => {
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
  const place = ({ besideAnchor }: Awaited<ReturnType<typeof placing.load>>) =>
    besideAnchor(anchor, tip, { placement: 'bottom', gap: 0 })();
  const loaded = placing.get();
  if (loaded) {
    place(loaded);
    return;
  }
  // Invisible until it has its place.
  tip.style.visibility = 'hidden';
  placing.load().then(
    (code) => {
      tip.style.visibility = '';
      if (!signal.aborted) place(code);
    },
    () => hide(),
  );
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
