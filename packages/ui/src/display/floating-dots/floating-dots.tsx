import { cx } from '../../foundations/lib/cx';

/** Place, size and shade of each dot: fixed, so that server and browser agree and no inline style is needed. */
const DOTS = [
  'start-[6%] top-[18%] size-2 bg-emphasis opacity-60',
  'start-[88%] top-[26%] size-3 bg-line-control opacity-40',
  'start-[34%] top-[10%] size-1.5 bg-line-control opacity-50',
  'start-[62%] top-[72%] size-2 bg-emphasis opacity-50',
  'start-[18%] top-[66%] size-3 bg-line-control opacity-30',
  'start-[76%] top-[12%] size-1.5 bg-emphasis opacity-70',
  'start-[48%] top-[40%] size-1 bg-line-control opacity-60',
  'start-[94%] top-[64%] size-2 bg-emphasis opacity-40',
  'start-[27%] top-[86%] size-1.5 bg-emphasis opacity-50',
  'start-[70%] top-[46%] size-2.5 bg-line-control opacity-30',
  'start-[12%] top-[42%] size-1 bg-emphasis opacity-70',
  'start-[54%] top-[22%] size-2 bg-line-control opacity-40',
  'start-[82%] top-[84%] size-1.5 bg-line-control opacity-50',
  'start-[40%] top-[62%] size-2 bg-emphasis opacity-30',
  'start-[3%] top-[82%] size-2 bg-line-control opacity-40',
  'start-[58%] top-[90%] size-1 bg-emphasis opacity-60',
  'start-[22%] top-[28%] size-2 bg-emphasis opacity-30',
  'start-[66%] top-[8%] size-1 bg-line-control opacity-60',
  'start-[90%] top-[44%] size-1 bg-emphasis opacity-60',
  'start-[44%] top-[80%] size-2.5 bg-line-control opacity-30',
] as const;

export interface FloatingDotsProps {
  /** product.md §2: 15 in the header, 20 in the footer. */
  count: number;
  className?: string;
}

/**
 * Decoration behind a header or footer, whose element must be positioned and isolated. It stands last in it: before
 * its contents, the dots would move along while a slow phone is still reading the page. They settle once, in the layout
 * time of 0.45 s; nothing goes on moving beside a text (WCAG 2.2.2), and nothing moves at all under reduced motion.
 */
export function FloatingDots({ count, className }: FloatingDotsProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="floating-dots"
      className={cx(
        'pointer-events-none absolute inset-0 -z-10 overflow-hidden forced-colors:hidden',
        className,
      )}
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          data-slot="floating-dot"
          className={cx(
            'absolute rounded-full transition-[translate] duration-layout ease-out starting:translate-y-3',
            DOTS[index % DOTS.length],
          )}
        />
      ))}
    </div>
  );
}
