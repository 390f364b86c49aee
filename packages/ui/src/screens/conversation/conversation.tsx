import { Archive, ArchiveRestore, ArrowLeft } from 'lucide';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Button } from '../../actions/button/button';
import { Skeleton } from '../../display/skeleton/skeleton';
import { Callout } from '../../feedback/callout/callout';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { Icon } from '../../foundations/lib/icon';
import type { FormOutcome } from '../../foundations/lib/types';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { ReasonDialog } from '../../overlays/reason-dialog/reason-dialog';
import { ErrorScreen } from '../error-screen/error-screen';
import { MessageComposer } from '../message-composer/message-composer';
import { conversationMessages } from './conversation.messages';
import { MessageLog } from './message-log';
import { PeopleList } from './people-list';
import type { ConversationView, MessageView } from './types';
import { useArrivals } from './use-arrivals';

export type { ConversationView, MessageView, ParticipantView } from './types';

export interface ConversationProps extends Forwarded {
  thread: ConversationView;
  onSend: (text: string) => Promise<FormOutcome>;
  /** Undefined if the conversation cannot be archived or restored. */
  onArchive?: (archived: boolean) => Promise<FormOutcome>;
  onReport?: (messageId: string, reason: string) => Promise<FormOutcome>;
  onBlock?: (userId: string, blocked: boolean) => Promise<FormOutcome>;
  /** Link back to the list, on screens with room for one pane only. */
  backHref?: string;
  /** Unsent text of an earlier visit, and the function that stores it. */
  draft?: string;
  onDraft?: (text: string) => void;
  /** ms since 1970, for stories. */
  now?: number;
}

/** One conversation. Use the thread's id as `key`, so that typed text belongs to one thread. */
export const Conversation = forwardRef<HTMLElement, ConversationProps>(function Conversation(
  { thread, onSend, onArchive, onReport, onBlock, backHref, draft, onDraft, now, className, ...rest },
  ref,
) {
  const t = useMessages(conversationMessages);
  const announce = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [reporting, setReporting] = useState<MessageView | null>(null);
  const [archiving, setArchiving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ready = thread.state.status === 'ready';
  const others = thread.participants.filter(({ me }) => !me);
  const names = others.map(({ name }) => name).join(', ');
  const few = others.length > 0 && others.length < 4 && !thread.others;
  useArrivals(thread.id, ready, thread.messages);

  useEffect(() => {
    if (ready) heading.current?.focus();
  }, [ready, thread.id]);

  const fail = (message: string) => {
    setFailure(message);
    announce(message, { politeness: 'assertive' });
  };
  const archive = async () => {
    if (!onArchive) return;
    setArchiving(true);
    setFailure(null);
    const archived = !thread.archived;
    const outcome = await onArchive(archived);
    setArchiving(false);
    if (outcome.ok) announce(t(archived ? 'archived' : 'movedToInbox'));
    else fail(outcome.message);
  };
  const report = async (reason: string): Promise<FormOutcome> => {
    if (!onReport || !reporting) return { ok: true };
    const outcome = await onReport(reporting.id, reason);
    if (outcome.ok) {
      setReporting(null);
      announce(t('reportedNow'));
    }
    return outcome;
  };

  return (
    <section
      {...rest}
      ref={ref}
      aria-labelledby={id}
      data-slot="conversation"
      className={cn('flex min-h-0 min-w-0 grow flex-col gap-4', className)}
    >
      <header className="flex flex-col gap-1">
        {backHref && (
          <BaseLink
            href={backHref}
            className="inline-flex min-h-target-primary items-center gap-2 self-start font-bold text-link underline-offset-4 hover:underline lg:hidden"
          >
            <Icon of={ArrowLeft} size={20} className="rtl:-scale-x-100" />
            {t('back')}
          </BaseLink>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 grow basis-64 px-4">
            <h2
              ref={heading}
              id={id}
              tabIndex={-1}
              lang={thread.subjectLanguage}
              dir="auto"
              className="text-xl font-heavy tracking-tight wrap-anywhere"
            >
              {thread.subject}
            </h2>
            {few && <p className="text-ink-muted wrap-anywhere">{t('with', { names })}</p>}
            {thread.status && <p className="text-ink-muted">{thread.status}</p>}
            {ready && (
              <PeopleList
                people={thread.participants}
                others={thread.others ?? 0}
                onBlock={onBlock}
                onFailure={fail}
              />
            )}
          </div>
          {ready && onArchive && (
            <Button
              variant="secondary"
              size="sm"
              busy={archiving}
              icon={
                thread.archived ? <Icon of={ArchiveRestore} size={18} /> : <Icon of={Archive} size={18} />
              }
              onClick={() => void archive()}
              className="max-lg:ms-4"
            >
              {t(thread.archived ? 'unarchive' : 'archive')}
            </Button>
          )}
        </div>
      </header>
      {failure && <Callout tone="danger">{failure}</Callout>}
      {thread.state.status === 'loading' && (
        <div className="flex flex-col gap-6 px-4">
          <p className="dk-visually-hidden">{t('loading')}</p>
          <Skeleton lines={3} className="max-w-measure" />
          <Skeleton lines={4} className="max-w-measure" />
        </div>
      )}
      {thread.state.status === 'error' && (
        <ErrorScreen {...thread.state.error} onRetry={thread.state.onRetry} headingLevel={3} />
      )}
      {ready && (
        <>
          <MessageLog key={thread.id} thread={thread} onReport={onReport && setReporting} now={now} />
          <div className="px-4 lg:pb-1">
            {thread.canReply ? (
              <MessageComposer
                key={thread.id}
                label={few ? t('reply', { names }) : t('replyAll')}
                onSend={onSend}
                draft={draft}
                onDraft={onDraft}
              />
            ) : (
              thread.blockedNotice && <Callout tone="info">{thread.blockedNotice}</Callout>
            )}
          </div>
          <ReasonDialog
            open={reporting !== null}
            title={t('reportTitle', { name: reporting?.author ?? '' })}
            description={t('reportText', { name: reporting?.author ?? '' })}
            label={t('reportLabel')}
            confirmLabel={t('reportConfirm')}
            onConfirm={report}
            onOpenChange={(open) => !open && setReporting(null)}
          />
        </>
      )}
    </section>
  );
});
