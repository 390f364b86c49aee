import { Star as star } from 'lucide';
import { createElement } from 'react';
import { cn } from '../../foundations/lib/cn';

const outline = star.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));

/** A star, filled from the start of the line. Decorative. @param share from 0 to 1 */
export function Star({ share, className }: { share: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={1.75}
      strokeLinejoin="round"
      className={cn(
        'shrink-0 rtl:-scale-x-100',
        share > 0 ? 'stroke-accent-ink' : 'stroke-line-control',
        'forced-colors:stroke-[CanvasText]',
        className,
      )}
    >
      {outline}
      {share > 0 && (
        <svg width={24 * Math.min(share, 1)} height="24" overflow="hidden">
          <g className="fill-accent-ink forced-colors:fill-[CanvasText]">{outline}</g>
        </svg>
      )}
    </svg>
  );
}
