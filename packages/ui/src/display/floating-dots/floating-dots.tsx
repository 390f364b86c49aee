import { cx } from '../../foundations/lib/cx';

/**
 * Of each dot: how far along the text and down (%), its radius (px), its opacity. Fixed, so that server and browser
 * agree; as attributes, since a strict style-src knows no inline style.
 */
const DOTS = [
  [88, 26, 6, 0.4],
  [6, 18, 4, 0.6],
  [34, 10, 3, 0.5],
  [62, 72, 4, 0.5],
  [18, 66, 6, 0.3],
  [76, 12, 3, 0.7],
  [48, 40, 2, 0.6],
  [94, 64, 4, 0.4],
  [70, 46, 5, 0.3],
  [27, 86, 3, 0.5],
  [54, 22, 4, 0.4],
  [12, 42, 2, 0.7],
  [82, 84, 3, 0.5],
  [40, 62, 4, 0.3],
  [3, 82, 4, 0.4],
  [58, 90, 2, 0.6],
  [66, 8, 2, 0.6],
  [22, 28, 4, 0.3],
  [44, 80, 5, 0.3],
  [90, 44, 2, 0.6],
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
    <svg
      aria-hidden="true"
      data-slot="floating-dots"
      className={cx(
        'pointer-events-none absolute inset-0 -z-10 size-full transition-[translate] duration-layout ease-out starting:translate-y-3 forced-colors:hidden rtl:-scale-x-100',
        className,
      )}
    >
      {Array.from({ length: count }, (_, index) => {
        const [along, down, radius, opacity] = DOTS[index % DOTS.length] ?? DOTS[0];
        return (
          <circle
            key={index}
            data-slot="floating-dot"
            cx={`${along}%`}
            cy={`${down}%`}
            r={radius}
            opacity={opacity}
            className={index % 2 ? 'fill-emphasis' : 'fill-line-control'}
          />
        );
      })}
    </svg>
  );
}
