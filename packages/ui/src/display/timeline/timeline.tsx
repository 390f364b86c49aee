import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { RelativeTime } from '../relative-time/relative-time';

const DOT = {
  neutral: 'bg-line-control',
  info: 'bg-info-ink',
  success: 'bg-success-ink',
  warning: 'bg-warning-ink',
  danger: 'bg-danger-ink',
} as const;

export interface TimelineEvent {
  id: string;
  /** The event, e.g. "Wanjiru Kamau submitted the course for review". */
  title: ReactNode;
  /** ISO 8601. */
  at: string;
  /** More about the event, e.g. a reason. */
  body?: ReactNode;
  tone?: keyof typeof DOT;
}

export interface TimelineProps extends Forwarded {
  /** Names the list, e.g. "History of this course". */
  label: string;
  /** In display order, usually newest first. */
  items: readonly TimelineEvent[];
  /** Fixed current time in ms since 1970. */
  now?: number;
}

/** The history of one item, in order. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { label, items, now, className, ...rest },
  ref,
) {
  return (
    <ol
      {...rest}
      ref={ref}
      data-slot="timeline"
      aria-label={label}
      className={cn('flex min-w-0 flex-col', className)}
    >
      {items.map(({ id, title, at, body, tone = 'neutral' }) => (
        <li key={id} className="group/event relative flex min-w-0 gap-4 pb-7 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-[5px] top-4 bottom-0 w-0.5 bg-line group-last/event:hidden forced-colors:bg-[CanvasText]"
          />
          <span
            aria-hidden="true"
            className={cn(
              'relative mt-2 size-3 shrink-0 rounded-full forced-colors:bg-[CanvasText]',
              DOT[tone],
            )}
          />
          <div className="flex min-w-0 grow flex-col gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0 font-medium wrap-anywhere">{title}</p>
              <RelativeTime iso={at} now={now} className="text-sm text-ink-muted" />
            </div>
            {body && <div className="max-w-measure text-ink-muted wrap-anywhere">{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
});
