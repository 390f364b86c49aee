import { cn } from '@digiken/ui/internal/cn';

/**
 * Position across the band and look of each dot, in cycles of different lengths, so that server and browser agree and
 * neighbours differ. Small and pale: a dot must not look like the badge of a link. Uses classes, because a strict
 * style-src blocks inline styles.
 */
const ALONG = ['justify-self-start', 'justify-self-end', 'justify-self-center'];
const DOWN = ['self-center', 'self-start', 'self-end', 'self-start', 'self-end', 'self-center', 'self-end'];
const LOOK = ['size-1', 'size-0.75', 'size-1.5', 'size-0.75'];

export interface FloatingDotsProps {
  /** 15 in the header, 20 in the footer (spec 2.73). */
  count: number;
  /** Sets the band in which the dots are: never behind text. Default: along the lower edge. */
  className?: string;
}

/**
 * Decoration of a header or footer, whose element must be positioned and isolated: dots in a band without text.
 * Render it last: before the contents, the dots would shift while a slow phone parses the page. The dots move once,
 * for 0.45 s. Nothing moves beside text afterwards (WCAG 2.2.2), and nothing moves at all with reduced motion.
 */
export function FloatingDots({ count, className }: FloatingDotsProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="floating-dots"
      className={cn(
        'pointer-events-none absolute inset-x-0 -z-10 grid grid-flow-col overflow-hidden px-[2%] transition-[translate] duration-layout ease-out starting:translate-y-3 forced-colors:hidden',
        // Fixed, because columns that share the width would move with each dot that is parsed.
        count > 15 ? 'auto-cols-[5%]' : 'auto-cols-[6.6%]',
        className ?? 'bottom-0 h-2.5',
      )}
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          data-slot="floating-dot"
          className={cn(
            'rounded-full bg-line-control opacity-50',
            ALONG[index % 3],
            DOWN[index % 7],
            LOOK[index % 4],
          )}
        />
      ))}
    </div>
  );
}
