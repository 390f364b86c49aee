import { Flag } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { Avatar } from '../../display/avatar/avatar';
import { RelativeTime } from '../../display/relative-time/relative-time';
import { cx } from '../../foundations/lib/cx';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { conversationMessages } from './conversation.messages';
import { focusIfLost } from './focus-if-lost';
import type { MessageView } from './types';

export interface MessageArticleProps {
  message: MessageView;
  /** Absent: the message cannot be reported. */
  onReport?: () => void;
  now?: number;
}

/** One message: who, when, what. All on one side: a magnifier sees only part of the line. */
export function MessageArticle({ message, onReport, now }: MessageArticleProps) {
  const t = useMessages(conversationMessages);
  const head = useId();
  const root = useRef<HTMLElement>(null);
  const wasReported = useRef(message.reported);

  useEffect(() => {
    // The button that was pressed has given way to the note.
    if (message.reported && !wasReported.current) focusIfLost(() => root.current);
    wasReported.current = message.reported;
  }, [message.reported]);

  return (
    <article
      ref={root}
      tabIndex={-1}
      aria-labelledby={head}
      data-slot="message"
      className={cx(
        'group flex min-w-0 gap-3 rounded-lg px-4 py-3',
        message.mine && 'bg-surface in-[.high-contrast]:border-2 forced-colors:border-2',
      )}
    >
      <Avatar name={message.author} src={message.avatar} size="sm" className="mt-0.5" />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <p id={head} className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span className="font-bold wrap-anywhere">{message.mine ? t('you') : message.author}</span>
            <RelativeTime iso={message.at} now={now} className="text-sm text-ink-muted" />
          </p>
          {onReport && !message.mine && !message.reported && message.body !== null && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('reportName', { name: message.author })}
              onClick={onReport}
              className="-my-1 -me-3 shrink-0 font-normal text-ink-muted"
            >
              {t('report')}
            </Button>
          )}
        </div>
        {message.body === null ? (
          <p className="text-ink-muted italic">{t('removed')}</p>
        ) : (
          <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{message.body}</p>
        )}
        {message.reported && (
          <p className="flex items-center gap-2 text-sm text-ink-muted">
            <Flag size={16} aria-hidden="true" className="shrink-0" />
            {t('reported')}
          </p>
        )}
      </div>
    </article>
  );
}
