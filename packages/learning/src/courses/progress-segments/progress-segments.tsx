import type { ReactNode } from 'react';
import { useProgressText } from '@digiken/ui/progress';
import { barLook } from '@digiken/ui/internal/bar-look';
import { cn } from '@digiken/ui/internal/cn';
import { useWithQuizzesLeft } from '../../lib/quizzes-left';

/** More lessons than this are shown as a plain bar: their segments would be too short to tell apart. */
const MOST_SEGMENTS = 24;

export interface ProgressSegmentsProps {
  /** What makes progress, e.g. the title of the course. */
  label: ReactNode;
  /** Lessons; more than `total` counts as `total`. */
  done: number;
  total: number;
  /** Required quizzes that are not passed: "5 of 5 lessons done, 1 quiz to pass". */
  quizzesLeft?: number;
  /** Replaces "4 of 9 lessons done", where `label` says it; empty: only `label` is shown. */
  text?: string;
  className?: string;
}

/** Progress as "4 of 9 lessons done" above one segment a lesson; the segments say nothing that the text does not. */
export function ProgressSegments({
  label,
  done,
  total,
  quizzesLeft,
  text,
  className,
}: ProgressSegmentsProps) {
  const own = useWithQuizzesLeft(useProgressText({ done, total }), quizzesLeft);
  const words = text ?? own;
  const full = Math.min(Math.max(done, 0), total);
  return (
    <div data-slot="progress-segments" className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-sm leading-tight">
        <span className="min-w-0 font-bold">{label}</span>
        {words && (
          <>
            <span className="dk-visually-hidden">: </span>
            <span className="text-ink-muted">{words}</span>
          </>
        )}
      </p>
      <div aria-hidden="true">
        {total > MOST_SEGMENTS ? (
          <progress value={full} max={total} className={cn(barLook, 'block')} />
        ) : (
          <div className="flex h-2 gap-0.5">
            {Array.from({ length: Math.max(total, 1) }, (_, index) => (
              <span
                key={index}
                data-done={index < full || undefined}
                className="min-w-0 grow basis-0 bg-selected first:rounded-s-full last:rounded-e-full data-done:bg-accent forced-colors:border forced-colors:data-done:bg-[Highlight]"
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
