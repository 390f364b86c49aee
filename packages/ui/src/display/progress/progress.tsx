import { barLook } from '../../foundations/lib/bar-look';
import { cx } from '../../foundations/lib/cx';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const progressMessages = defineMessages('progress', {
  left: { one: '{left} of {total} lesson left', other: '{left} of {total} lessons left' },
  done: { one: 'The one lesson is done', other: 'All {total} lessons done' },
  none: 'No lessons yet',
});

export interface ProgressProps {
  /** What makes progress, e.g. the course's title: the name for screen readers. */
  label: string;
  done: number;
  total: number;
  /** Instead of "2 of 6 lessons left". */
  text?: string;
  className?: string;
}

/** "2 of 6 lessons left", "All 6 lessons done". `done` past `total` counts as all. */
export function useProgressText({ done, total }: { done: number; total: number }): string {
  const t = useMessages(progressMessages);
  if (total <= 0) return t('none');
  const left = Math.max(0, total - done);
  return t(left === 0 ? 'done' : 'left', { left, total, count: total });
}

/** How far one is, as a bar and in words. */
export function ProgressBar({ label, done, total, text, className }: ProgressProps) {
  const own = useProgressText({ done, total });
  const words = text ?? own;
  return (
    <div data-slot="progress" className={cx('flex min-w-0 flex-col gap-1.5', className)}>
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
}

/** The same in a small circle, for tight places; the words must stand beside it or in `text`. */
export function ProgressRing({ label, done, total, text, className }: ProgressProps) {
  const own = useProgressText({ done, total });
  const percent = total > 0 ? Math.min(100, Math.max(0, (done / total) * 100)) : 0;
  return (
    <svg
      data-slot="progress-ring"
      viewBox="0 0 36 36"
      role="img"
      aria-label={`${label}: ${text ?? own}`}
      className={cx('size-11 -rotate-90', className)}
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
}
