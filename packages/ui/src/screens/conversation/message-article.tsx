import { Flag } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { Avatar } from '../../display/avatar/avatar';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { conversationMessages } from './conversation.messages';
import { focusIfLost } from '../lib/focus-if-lost';
import { MessageFrame } from '../lib/message-frame';
import type { MessageView } from './types';

export interface MessageArticleProps {
  message: MessageView;
  /** Undefined if the message cannot be reported. */
  onReport?: () => void;
  now?: number;
}

/** A person's message with a report button. */
export function MessageArticle({ message, onReport, now }: MessageArticleProps) {
  const t = useMessages(conversationMessages);
  const root = useRef<HTMLElement>(null);
  const wasReported = useRef(message.reported);

  useEffect(() => {
    // The pressed button was replaced by the note.
    if (message.reported && !wasReported.current) focusIfLost(() => root.current);
    wasReported.current = message.reported;
  }, [message.reported]);

  const report = onReport && !message.mine && !message.reported && message.body !== null && (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('reportName', { name: message.author })}
      onClick={onReport}
      className="-my-1 -me-3 shrink-0 font-normal text-ink-muted"
    >
      {t('report')}
    </Button>
  );
  return (
    <MessageFrame
      ref={root}
      picture={<Avatar name={message.author} src={message.avatar} size="sm" className="mt-0.5" />}
      name={message.mine ? t('you') : message.author}
      at={message.at}
      now={now}
      mine={message.mine}
      action={report}
    >
      {message.body === null ? (
        <p className="text-ink-muted italic">{t('removed')}</p>
      ) : (
        <p lang={message.language} dir="auto" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
          {message.body}
        </p>
      )}
      {message.reported && (
        <p className="flex items-center gap-2 text-sm text-ink-muted">
          <Icon of={Flag} size={16} className="shrink-0" />
          {t('reported')}
        </p>
      )}
    </MessageFrame>
  );
}
