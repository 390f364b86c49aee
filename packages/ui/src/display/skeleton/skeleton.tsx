import { cx } from '../../foundations/lib/cx';

export interface SkeletonProps {
  /** Lines of text that are awaited; the last is shorter. Default 1. */
  lines?: number;
  /** `text` uses `lines`; set the size of the others by `className`. */
  shape?: 'text' | 'block' | 'circle';
  className?: string;
}

/**
 * Holds the place of what is loading, so that nothing moves when it comes. Still, and silent: say once, by the
 * announcer or a loading screen, that something loads.
 */
export function Skeleton({ lines = 1, shape = 'text', className }: SkeletonProps) {
  if (shape !== 'text') {
    return (
      <span
        aria-hidden="true"
        data-slot="skeleton"
        className={cx('block bg-selected', shape === 'circle' ? 'rounded-full' : 'rounded-md', className)}
      />
    );
  }
  return (
    <span aria-hidden="true" data-slot="skeleton" className={cx('flex flex-col', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // One line box high each, so that it measures exactly what the text will.
        <span key={line} className="flex h-lh items-center">
          <span
            className={cx(
              'h-[0.7em] rounded-sm bg-selected',
              line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full',
            )}
          />
        </span>
      ))}
    </span>
  );
}
