import { Bot, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import { Avatar } from '@digiken/ui/avatar';
import { Badge } from '@digiken/ui/badge';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { MessageFrame } from '@digiken/ui/internal/message-frame';
import { chatMessages } from './messages';
import { isSafeHref, RichText } from './rich-text';
import type { ChatCitation, ChatMessageView, ChatRating } from './types';

export interface ChatMessageProps {
  message: ChatMessageView;
  name: string;
  onRetry?: (id: string) => void;
  onRate?: (id: string, rating: ChatRating) => void;
  now?: number;
}

/** One question or answer: its author, its text, its sources, and its actions. */
export const ChatMessage = memo(function ChatMessage({
  message,
  name,
  onRetry,
  onRate,
  now,
}: ChatMessageProps) {
  const t = useMessages(chatMessages);
  const root = useRef<HTMLElement>(null);
  const { from, state, text, citations = [] } = message;
  const mine = from === 'me';
  // The default name of the AI already says what it is.
  const mark = from === 'person' ? t('personMark') : from === 'tutor' && message.name && t('machineMark');
  const wasState = useRef(state);
  useEffect(() => {
    // "Try again" is removed when it is pressed.
    if (wasState.current !== state) focusIfLost(() => root.current);
    wasState.current = state;
  }, [state]);

  const trouble =
    state === 'failed'
      ? t(mine ? 'failedMine' : 'failedAnswer')
      : state === 'stopped'
        ? t('stopped')
        : undefined;
  return (
    <MessageFrame
      ref={root}
      headingLevel={3}
      mine={mine}
      at={message.at}
      now={now}
      picture={
        from === 'tutor' ? (
          <span
            aria-hidden="true"
            className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
          >
            <Icon of={Bot} size={20} />
          </span>
        ) : (
          <Avatar name={name} src={message.avatar} size="sm" className="mt-0.5" />
        )
      }
      name={
        <>
          <span>{name}</span> {mark && <Badge>{mark}</Badge>}
        </>
      }
    >
      <div lang={message.language} className="flex min-w-0 flex-col gap-3">
        {text !== '' && <RichText text={text} citations={citations} />}
        {state === 'streaming' && <p className="text-ink-muted italic">{t('writingNow')}</p>}
        {state === 'sending' && <p className="text-sm text-ink-muted">{t('sending')}</p>}
        {citations.length > 0 && <Sources citations={citations} />}
        {trouble && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className={state === 'failed' ? 'font-bold text-danger-ink' : 'text-ink-muted'}>{trouble}</p>
            {onRetry && (
              <Button
                variant="secondary"
                size="sm"
                icon={<Icon of={RotateCcw} size={16} />}
                onClick={() => onRetry(message.id)}
              >
                {t('retry')}
              </Button>
            )}
          </div>
        )}
        {from === 'tutor' && state === undefined && onRate && (
          <Rating rated={message.rated} onRate={(rating) => onRate(message.id, rating)} />
        )}
      </div>
    </MessageFrame>
  );
});

function Sources({ citations }: { citations: readonly ChatCitation[] }) {
  const t = useMessages(chatMessages);
  const id = useId();
  return (
    <div data-slot="chat-sources" className="border-s-4 border-line ps-4 text-sm">
      <p id={id} className="font-bold">
        {t('sources')}
      </p>
      <ol aria-labelledby={id} className="flex flex-col gap-1">
        {citations.map(({ id: key, label, href }, index) => (
          <li key={key} className="flex gap-2 py-0.5">
            <span aria-hidden="true" className="text-ink-muted">
              {`${index + 1}.`}
            </span>
            {isSafeHref(href) ? (
              <TextLink href={href} className="min-w-0 wrap-anywhere">
                {label}
              </TextLink>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Rating({ rated, onRate }: { rated?: ChatRating; onRate: (rating: ChatRating) => void }) {
  const t = useMessages(chatMessages);
  const announce = useAnnounce();
  const [own, setOwn] = useState<ChatRating>();
  const shown = own ?? rated;
  const rate = (rating: ChatRating) => {
    setOwn(rating);
    onRate(rating);
    announce(t('rated'));
  };
  const button = (rating: ChatRating) => {
    const icon = rating === 'helpful' ? ThumbsUp : ThumbsDown;
    return (
      <Button
        variant="quiet"
        size="sm"
        icon={<Icon of={icon} size={16} className={shown === rating ? 'fill-current' : undefined} />}
        aria-pressed={shown === rating}
        onClick={() => rate(rating)}
        className="font-normal text-ink-muted aria-pressed:bg-selected aria-pressed:font-bold aria-pressed:text-ink"
      >
        {t(rating === 'helpful' ? 'helpful' : 'notHelpful')}
      </Button>
    );
  };
  return (
    <div role="group" aria-label={t('ratingGroup')} className="-ms-3 flex flex-wrap gap-1">
      {button('helpful')}
      {button('not')}
    </div>
  );
}
