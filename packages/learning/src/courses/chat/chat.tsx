import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Badge } from '@digiken/ui/badge';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Callout } from '@digiken/ui/callout';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { MessageComposer } from '@digiken/ui/message-composer';
import { useOnline } from '@digiken/ui/internal/use-online';
import { useOutcome } from '../../lib/use-outcome';
import { ChatLog } from './chat-log';
import { ChatMessage } from './chat-message';
import { chatMessages } from './messages';
import type { ChatAllowance, ChatMessageView, ChatRating } from './types';
import { useChatSpeech } from './use-chat-speech';

export { chatMessages } from './messages';
export type { ChatAllowance, ChatCitation, ChatMessageView, ChatRating } from './types';

export interface ChatProps {
  /** Names the chat, e.g. "AI tutor for Running a small shop". */
  label: string;
  /** Oldest first. An unfinished answer has the state `streaming`, and its text grows. */
  messages: readonly ChatMessageView[];
  /** Receives the trimmed text. The field is cleared when the result is ok. */
  onSend: (text: string) => Promise<FormOutcome>;
  /** Stops the streaming answer. */
  onStop?: () => void;
  /** Sends a message again, or requests an answer again. */
  onRetry?: (id: string) => void;
  onRate?: (id: string, rating: ChatRating) => void;
  allowance?: ChatAllowance;
  /** The kind of answers to expect, shown below the name. */
  mode?: 'direct' | 'hints';
  /** Why no question can be asked now, e.g. during an exercise. Typed text is kept. */
  blocked?: string;
  /** Link to a person instead of the AI. */
  handOver?: { label: string; onRequest: () => Promise<FormOutcome> };
  /** Suggested questions; pressing one asks it. */
  suggestions?: readonly string[];
  /** Shown if there are no messages. */
  empty?: { title: string; text: string };
  /** Maximum characters of a question. Default 5000. */
  maxLength?: number;
  /** ms since 1970, for stories. */
  now?: number;
}

/** Questions and answers with an AI or a person. Use another `key` for another chat. */
export function Chat({ label, messages, onSend, onRetry, onRate, now, ...props }: ChatProps) {
  const { onStop, allowance, mode, blocked, handOver, suggestions = [], empty, maxLength } = props;
  const t = useMessages(chatMessages);
  const announce = useAnnounce();
  const online = useOnline();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState('');
  const asking = useOutcome();
  const calling = useOutcome();
  const streaming = messages.some(({ state }) => state === 'streaming');
  // A running answer can still be stopped, even if it was the last one allowed.
  const spent = allowance?.left === 0 && !streaming;
  const barrier = blocked ?? (spent ? t('used', { count: allowance.total }) : undefined);
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef(barrier);
  useEffect(() => {
    if (before.current === barrier) return;
    before.current = barrier;
    if (!barrier) return;
    announce(barrier);
    // It replaces the field, which may have had the focus.
    focusIfLost(() => notice.current);
  }, [barrier, announce]);

  const nameOf = useCallback(
    ({ from, name }: ChatMessageView) => (from === 'me' ? t('you') : (name ?? t(from))),
    [t],
  );
  useChatSpeech(messages, nameOf);

  const ask = async (question: string) => {
    const outcome = await asking.run(() => onSend(question));
    if (outcome.ok) focusIfLost(() => root.current?.querySelector('textarea'));
  };

  return (
    <section ref={root} aria-labelledby={id} data-slot="chat" className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id={id} className="text-xl font-heavy tracking-tight wrap-anywhere">
            {label}
          </h2>
          {mode && <p className="text-ink-muted">{t(mode)}</p>}
        </div>
        {allowance && allowance.left > 0 && (
          <Badge tone={allowance.left <= 3 ? 'warning' : 'neutral'}>
            {t('left', { count: allowance.left, total: allowance.total })}
          </Badge>
        )}
      </header>
      {messages.length > 0 ? (
        <ChatLog id={id}>
          <ol className="flex flex-col gap-2">
            {messages.map((message) => (
              <li key={message.id}>
                <ChatMessage
                  message={message}
                  name={nameOf(message)}
                  onRetry={onRetry}
                  onRate={onRate}
                  now={now}
                />
              </li>
            ))}
          </ol>
        </ChatLog>
      ) : (
        <div className="flex flex-col gap-5 py-4">
          <div className="flex max-w-measure flex-col gap-2">
            <h3 className="text-lg font-bold">{empty?.title ?? t('emptyTitle')}</h3>
            <p className="text-ink-muted">{empty?.text ?? t('emptyText')}</p>
          </div>
          {suggestions.length > 0 && !barrier && (
            <ul aria-label={t('suggestions')} className="flex flex-wrap gap-3">
              {suggestions.map((question) => (
                <li key={question} className="max-w-full">
                  <Button
                    variant="secondary"
                    aria-disabled={asking.busy}
                    onClick={() => !asking.busy && void ask(question)}
                    className="text-start font-medium"
                  >
                    {question}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {asking.problem && <Callout tone="danger">{asking.problem}</Callout>}
      {barrier ? (
        <div
          ref={notice}
          tabIndex={-1}
          role="group"
          aria-labelledby={`${id}-barrier`}
          data-slot="chat-barrier"
        >
          <Callout tone="info">
            <p id={`${id}-barrier`}>{barrier}</p>
            {!blocked && allowance?.resetsAt && (
              <p>
                {t('resets')} <RelativeTime iso={allowance.resetsAt} now={now} />
                <span>.</span>
              </p>
            )}
          </Callout>
        </div>
      ) : (
        <>
          {!online && <Callout tone="warning">{t('offline')}</Callout>}
          <MessageComposer
            label={t('field')}
            onSend={onSend}
            draft={draft}
            onDraft={setDraft}
            rows={2}
            maxLength={maxLength}
            sendKey="enter"
            onStop={streaming ? onStop : undefined}
          />
        </>
      )}
      {handOver && (
        <div className="flex flex-col items-start gap-3">
          <Button
            variant="secondary"
            busy={calling.busy}
            onClick={() => !calling.busy && void calling.run(handOver.onRequest)}
          >
            {handOver.label}
          </Button>
          {calling.problem && <Callout tone="danger">{calling.problem}</Callout>}
        </div>
      )}
    </section>
  );
}
