import { forwardRef, type ReactNode, useId } from 'react';
import { RelativeTime } from '../../display/relative-time/relative-time';
import { cn } from '../../foundations/lib/cn';

export interface MessageFrameProps {
  /** Shown first, e.g. an avatar. Decorative: the name identifies the person. */
  picture: ReactNode;
  name: ReactNode;
  /** ISO 8601. */
  at: string;
  now?: number;
  /** The user's own messages have a different background. */
  mine: boolean;
  /** Renders author and time as a heading, so that users can navigate a long log by headings. */
  headingLevel?: 3 | 4;
  /** At the end of the first row. */
  action?: ReactNode;
  children: ReactNode;
}

/** One message: author, time, text. All messages are on one side, because a magnifier shows only part of the line. */
export const MessageFrame = forwardRef<HTMLElement, MessageFrameProps>(function MessageFrame(
  { picture, name, at, now, mine, headingLevel, action, children },
  ref,
) {
  const head = useId();
  const Head = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={head}
      data-slot="message"
      className={cn(
        'group flex min-w-0 gap-3 rounded-lg px-4 py-3',
        mine && 'bg-surface in-[.high-contrast]:border-2 forced-colors:border-2',
      )}
    >
      {picture}
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <Head id={head} className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span className="font-bold wrap-anywhere">{name}</span>
            <RelativeTime iso={at} now={now} className="text-sm text-ink-muted" />
          </Head>
          {action}
        </div>
        {children}
      </div>
    </article>
  );
});
