import { cn } from '@digiken/ui/internal/cn';

/**
 * Position in the grid cell, size and opacity of each dot, in cycles of different lengths, so that
 * server and browser agree and neighbours differ. Uses classes, because a strict style-src blocks inline styles.
 */
const ALONG = ['justify-self-start', 'justify-self-end', 'justify-self-center'];
const DOWN = ['self-center', 'self-start', 'self-end', 'self-start', 'self-end', 'self-center', 'self-end'];
const LOOK = [
  'size-2 bg-emphasis opacity-60',
  'size-3 bg-line-control opacity-30',
  'size-1.5 bg-emphasis opacity-60',
  'size-2 bg-line-control opacity-40',
];

export interface FloatingDotsProps {
  /** 15 in the header, 20 in the footer (spec 2.73). */
  count: number;
  className?: string;
}

/**
 * Decoration behind a header or footer, whose element must be positioned and isolated. Render it last: before
 * the contents, the dots would shift while a slow phone parses the page. The dots move once, for 0.45 s.
 * Nothing moves beside text afterwards (WCAG 2.2.2), and nothing moves at all with reduced motion.
 */
export function FloatingDots({ count, className }: FloatingDotsProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="floating-dots"
      className={cn(
        'pointer-events-none absolute inset-0 -z-10 grid grid-cols-5 overflow-hidden px-[3%] py-2 transition-[translate] duration-layout ease-out starting:translate-y-3 forced-colors:hidden',
        className,
      )}
    >
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          data-slot="floating-dot"
          className={cn('rounded-full', ALONG[at % 3], DOWN[at % 7], LOOK[at % 4])}
        />
      ))}
    </div>
  );
}
