import { MessagesSquare, PenLine } from 'lucide';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { PageHeader } from '@digiken/ui/page-header';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { Conversation } from '@digiken/ui/conversation';
import { Inbox } from './inbox';
import { messagesScreenMessages } from './messages-screen.messages';
import type { MessagesScreenProps } from './types';

export type { MessageFolder, MessagesScreenProps } from './types';

/** The conversations and the open one: side by side on wide screens, one of the two on narrow ones. */
export function MessagesScreen({
  selectedId,
  thread,
  backHref,
  onSend,
  onArchive,
  onReport,
  onBlock,
  composeHref,
  actions,
  draft,
  onDraft,
  now,
  ...list
}: MessagesScreenProps) {
  const t = useMessages(messagesScreenMessages);
  const announce = useAnnounce();
  const open = selectedId !== undefined && thread !== undefined;
  const { folder, search, state, threads } = list;
  // Then the list has the page to itself, and the way to a new message is its main action.
  const empty =
    !open && state.status === 'ready' && threads.length === 0 && folder === 'inbox' && search === '';
  const shown = useRef({ folder, search });

  useEffect(() => {
    const changed = shown.current.folder !== folder || shown.current.search !== search;
    if (state.status !== 'ready' || !changed) return;
    shown.current = { folder, search };
    announce(t('found', { count: threads.length }));
  }, [folder, search, state.status, threads.length, announce, t]);

  return (
    <div data-slot="messages-screen" className="flex flex-col gap-2">
      <div className={cn(open && 'max-lg:sr-only')}>
        <PageHeader
          title={t('title')}
          className="pb-6"
          actions={
            (actions || (composeHref && !empty)) && (
              <>
                {actions}
                {composeHref && !empty && (
                  <ButtonLink href={composeHref} icon={<Icon of={PenLine} size={20} />}>
                    {t('compose')}
                  </ButtonLink>
                )}
              </>
            )
          }
        />
      </div>
      <div
        className={cn(
          'grid gap-x-8 gap-y-6',
          !empty && 'lg:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)] lg:items-start',
        )}
      >
        <div className={cn('min-w-0', open && 'max-lg:hidden')}>
          <Inbox {...list} composeHref={composeHref} selectedId={selectedId} now={now} />
        </div>
        {open ? (
          <div className="flex min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:min-h-[32rem]">
            <Conversation
              key={thread.id}
              thread={thread}
              onSend={onSend}
              onArchive={onArchive}
              onReport={onReport}
              onBlock={onBlock}
              backHref={backHref}
              draft={draft}
              onDraft={onDraft}
              now={now}
            />
          </div>
        ) : (
          state.status === 'ready' &&
          threads.length > 0 && (
            <div className="hidden min-h-96 flex-col items-center justify-center gap-4 rounded-xl border bg-surface p-10 text-center text-ink-muted in-[.high-contrast]:border-2 forced-colors:border-2 lg:flex">
              <Icon of={MessagesSquare} size={40} className="text-accent-ink" />
              <p>{t('choose')}</p>
            </div>
          )
        )}
      </div>
    </div>
  );
}
