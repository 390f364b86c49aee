import { forwardRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';

export interface SkeletonProps extends Forwarded {
  /** Number of text lines; the last is shorter. Default 1. */
  lines?: number;
  /** `text` uses `lines`; set the size of the others by `className`. */
  shape?: 'text' | 'block' | 'circle';
}

/**
 * Reserves the space of loading content, so that nothing shifts. Static and silent: announce loading once, with
 * the announcer or a loading screen.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { lines = 1, shape = 'text', className, ...rest },
  ref,
) {
  if (shape !== 'text') {
    return (
      <span
        {...rest}
        ref={ref}
        aria-hidden="true"
        data-slot="skeleton"
        className={cn('block bg-selected', shape === 'circle' ? 'rounded-full' : 'rounded-md', className)}
      />
    );
  }
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      data-slot="skeleton"
      className={cn('flex flex-col', className)}
    >
      {Array.from({ length: lines }, (_, line) => (
        // One line box high each, so that it has the exact height of the text.
        <span key={line} className="flex h-lh items-center">
          <span
            className={cn(
              'h-[0.7em] rounded-sm bg-selected',
              line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full',
            )}
          />
        </span>
      ))}
    </span>
  );
});
