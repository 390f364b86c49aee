import { ArrowDown, ArrowUp } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../actions/button/button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { conversationMessages } from './conversation.messages';
import { focusIfLost } from '../lib/focus-if-lost';
import { MessageArticle } from './message-article';
import type { ConversationView, MessageView } from './types';
import { useNewestInSight } from '../lib/use-newest-in-sight';

/** From this number of messages on, a link to the newest is shown. */
const LONG = 4;

export interface MessageLogProps {
  thread: ConversationView;
  onReport?: (message: MessageView) => void;
  now?: number;
}

/** The messages, oldest first; in a scrollable box on wide screens. */
export function MessageLog({ thread, onReport, now }: MessageLogProps) {
  const t = useMessages(conversationMessages);
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLHeadingElement>(null);
  // Kept from the first render, because reading marks them as read and the line must not disappear.
  const [firstUnread] = useState(() => thread.messages.find(({ unread, mine }) => unread && !mine)?.id);
  const { noteScroll } = useNewestInSight(thread.id, box, mark);
  const announce = useAnnounce();
  const shown = useRef<number | null>(null);
  const total = thread.messages.length;

  useEffect(() => {
    if (shown.current === null || total <= shown.current) return;
    announce(t('olderShown', { count: total - shown.current }));
    shown.current = null;
    focusIfLost(() => box.current);
  }, [total, announce, t]);
  const showOlder = () => {
    shown.current = total;
    thread.onOlder?.();
  };

  const showNewest = () => {
    const articles = box.current?.querySelectorAll('article');
    articles?.item(articles.length - 1).focus();
  };

  if (total === 0) return <p className="grow px-4 py-6 text-ink-muted">{t('none')}</p>;
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 2026-11-21: scrollable content must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      onScroll={noteScroll}
      className="min-h-0 grow rounded-lg focus-visible:-outline-offset-3 lg:overflow-y-auto"
    >
      {(thread.olderHref || thread.onOlder || total > LONG) && (
        <div className="flex flex-wrap gap-3 px-4 pb-3">
          {thread.olderHref && (
            <ButtonLink
              href={thread.olderHref}
              variant="secondary"
              size="sm"
              icon={<Icon of={ArrowUp} size={18} />}
            >
              {t('older')}
            </ButtonLink>
          )}
          {thread.onOlder && !thread.olderHref && (
            <Button variant="secondary" size="sm" icon={<Icon of={ArrowUp} size={18} />} onClick={showOlder}>
              {t('older')}
            </Button>
          )}
          {total > LONG && (
            <Button
              variant="secondary"
              size="sm"
              icon={<Icon of={ArrowDown} size={18} />}
              onClick={showNewest}
              className="lg:hidden"
            >
              {t('newest')}
            </Button>
          )}
        </div>
      )}
      <ol className="flex flex-col gap-2">
        {thread.messages.map((message) => (
          <li key={message.id}>
            {message.id === firstUnread && (
              <h3
                ref={mark}
                className="mx-4 my-3 flex items-center gap-3 text-sm font-bold text-accent-ink after:h-0.5 after:grow after:bg-current forced-colors:after:bg-[CanvasText]"
              >
                {t('newMessages')}
              </h3>
            )}
            <MessageArticle message={message} onReport={onReport && (() => onReport(message))} now={now} />
          </li>
        ))}
      </ol>
    </div>
  );
}
