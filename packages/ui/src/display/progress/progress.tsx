import { forwardRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { barLook } from '../../foundations/lib/bar-look';
import { cn } from '../../foundations/lib/cn';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const progressMessages = defineMessages('progress', {
  done: { one: '{done} of {total} lesson done', other: '{done} of {total} lessons done' },
  none: 'No lessons yet',
});

export interface ProgressProps extends Forwarded {
  /** The subject of the progress, e.g. the course's title: the accessible name. */
  label: string;
  done: number;
  total: number;
  /** Replaces "4 of 6 lessons done". */
  text?: string;
}

/**
 * The only wording of progress: "4 of 6 lessons done". Use it wherever progress is shown as text, so that
 * a page counts in one way only. `done` above `total` counts as `total`.
 */
export function useProgressText({ done, total }: { done: number; total: number }): string {
  const t = useMessages(progressMessages);
  if (total <= 0) return t('none');
  return t('done', { done: Math.min(Math.max(done, 0), total), total, count: total });
}

/** Progress as a bar and as text. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressProps>(function ProgressBar(
  { label, done, total, text, className, ...rest },
  ref,
) {
  const own = useProgressText({ done, total });
  const words = text ?? own;
  return (
    <div {...rest} ref={ref} data-slot="progress" className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <progress
        aria-label={label}
        aria-valuetext={words}
        value={Math.min(done, total)}
        max={Math.max(total, 1)}
        className={barLook}
      />
      <span aria-hidden="true" className="text-sm text-ink-muted">
        {words}
      </span>
    </div>
  );
});

/** Progress as a small circle, for tight spaces. Its name contains the text. */
export const ProgressRing = forwardRef<SVGSVGElement, ProgressProps>(function ProgressRing(
  { label, done, total, text, className, ...rest },
  ref,
) {
  const own = useProgressText({ done, total });
  const percent = total > 0 ? Math.min(100, Math.max(0, (done / total) * 100)) : 0;
  return (
    <svg
      {...rest}
      ref={ref}
      data-slot="progress-ring"
      viewBox="0 0 36 36"
      role="img"
      aria-label={`${label}: ${text ?? own}`}
      className={cn('size-11 -rotate-90', className)}
    >
      <circle
        cx="18"
        cy="18"
        r="15"
        fill="none"
        strokeWidth="5"
        className="stroke-selected forced-colors:stroke-[GrayText]"
      />
      <circle
        cx="18"
        cy="18"
        r="15"
        fill="none"
        strokeWidth="5"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
        className="stroke-accent forced-colors:stroke-[Highlight]"
      />
    </svg>
  );
});
