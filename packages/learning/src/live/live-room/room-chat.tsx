import type { LiveMessage } from '@digiken/contract';
import { LIVE_LIMITS } from '@digiken/contract/constants';
import { Trash2 } from 'lucide';
import { useRef } from 'react';
import { Callout } from '@digiken/ui/callout';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { dateFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useNewestInSight } from '@digiken/ui/internal/use-newest-in-sight';
import { MessageComposer } from '@digiken/ui/message-composer';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useOutcome } from '../../lib/use-outcome';
import { liveRoomMessages } from './messages';

export interface RoomChatProps {
  /** Oldest first. */
  messages: readonly LiveMessage[];
  /** Id of the user's own seat. */
  ownSeat?: string;
  timeZone?: string;
  /** Unsent text, kept by the room while another tab is open or the connection is lost. */
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => Promise<FormOutcome>;
  /** For hosts. */
  onDelete?: (id: string) => Promise<FormOutcome>;
}

/** The chat of everyone in the room. New messages are counted by the room, not read one by one. */
export function RoomChat({ messages, ownSeat, timeZone, draft, onDraft, onSend, onDelete }: RoomChatProps) {
  const t = useMessages(liveRoomMessages);
  const locale = useLocale();
  const log = useRef<HTMLDivElement>(null);
  const { noteScroll } = useNewestInSight('room', log);
  const deleting = useOutcome();
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone });
  const remove = async (id: string) => {
    if (!onDelete) return;
    const outcome = await deleting.run(() => onDelete(id), t('messageDeleted'));
    if (outcome.ok) focusIfLost(() => log.current);
  };
  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      {messages.length === 0 ? (
        <p className="grow text-ink-muted">{t('noMessages')}</p>
      ) : (
        <div
          ref={log}
          role="region"
          aria-label={t('messages')}
          data-slot="room-chat"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 2026-11-24: scrollable content must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          onScroll={noteScroll}
          className="max-h-[60dvh] min-h-24 grow overflow-y-auto overscroll-contain rounded-md focus-visible:-outline-offset-3 @min-[52rem]/room:max-h-none @min-[52rem]/room:basis-0"
        >
          <ol className="flex flex-col gap-3">
            {messages.map(({ _id, seatId, name, text, textLanguage, at }) => (
              <li key={_id} className="flex items-start gap-2">
                <div className="min-w-0 grow">
                  <p className="text-sm">
                    <span className="font-bold wrap-anywhere">{seatId === ownSeat ? t('you') : name}</span>{' '}
                    <time dateTime={at} className="text-ink-muted">
                      {clock.format(Date.parse(at))}
                    </time>
                  </p>
                  <p lang={textLanguage} dir="auto" className="whitespace-pre-line wrap-anywhere">
                    {text}
                  </p>
                </div>
                {onDelete && (
                  <IconButton
                    size="sm"
                    label={t('deleteMessage', { name })}
                    icon={<Icon of={Trash2} size={18} />}
                    onClick={() => void remove(_id)}
                  />
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
      {deleting.problem && <Callout tone="danger">{deleting.problem}</Callout>}
      <MessageComposer
        label={t('message')}
        rows={2}
        sendKey="enter"
        maxLength={LIVE_LIMITS.chatMax}
        draft={draft}
        onDraft={onDraft}
        onSend={onSend}
      />
    </div>
  );
}
