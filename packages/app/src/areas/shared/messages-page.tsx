import { useUser } from '@digiken/hooks/account';
import { useKeptText } from '@digiken/hooks/drafts';
import { useMessageActions, useThread, useThreads } from '@digiken/hooks/messages';
import { useMessages } from '@digiken/ui/messages-provider';
import { MessagesScreen } from '@digiken/learning/messages-screen';
import { useToast } from '@digiken/ui/toast';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePage } from '../../shell/use-page';
import { loadState } from '../../views/load-state';
import { keyPageOf } from './key-page';
import { sharedMessages } from './messages';
import { conversationView, threadView } from './thread-views';

export interface MessagesPageProps {
  /** Address of this area's messages, e.g. `/console/messages`. */
  base: string;
  /** More links of this area. */
  actions?: ReactNode;
}

/** The user's conversations and the open one. Folder, search and page are in the address. */
export function MessagesPage({ base, actions: ways }: MessagesPageProps) {
  const t = useMessages(sharedMessages);
  const navigate = useNavigate();
  const { show } = useToast();
  const { threadId } = useParams();
  const [params, setParams] = useSearchParams();
  const folder = params.get('folder') === 'archived' ? 'archived' : 'inbox';
  const search = params.get('search') ?? '';
  const cursor = params.get('cursor') ?? undefined;
  const viewerId = useUser().data?._id ?? '';
  const threads = useThreads({ folder, search: search || undefined, cursor });
  const thread = useThread(threadId ?? '');
  const [draft, keep] = useKeptText(`message:${threadId ?? ''}`);
  const actions = useMessageActions();
  const unread = thread.data?.messages.some((message) => message.unread) ?? false;
  const newest = thread.data?.messages.at(-1)?._id;
  const { markThreadRead } = actions;

  usePage({ title: thread.data ? t('thread', { subject: thread.data.subject }) : t('messages') });
  useEffect(() => {
    if (threadId && unread) void markThreadRead(threadId);
  }, [threadId, unread, newest, markThreadRead]);

  const query = params.size > 0 ? `?${params.toString()}` : '';
  const change = (next: Record<string, string>) => setParams(next, { replace: true });
  return (
    <MessagesScreen
      state={loadState(threads)}
      threads={(threads.data?.data ?? []).map((item) => threadView(item, t))}
      selectedId={threadId}
      thread={
        threadId ? conversationView(threadId, thread, viewerId, () => void thread.loadOlder(), t) : undefined
      }
      folder={folder}
      onFolder={(next) => {
        void navigate(next === 'archived' ? `${base}?folder=archived` : base);
      }}
      search={search}
      onSearch={(text) => change({ ...(folder === 'archived' && { folder }), ...(text && { search: text }) })}
      hrefFor={(id) => `${base}/${id}${query}`}
      backHref={`${base}${query}`}
      composeHref={`${base}/new`}
      actions={ways}
      draft={draft}
      onDraft={keep}
      page={keyPageOf(threads.data, params, base)}
      onSend={(text) => actions.sendMessage(threadId ?? '', text)}
      onArchive={(archived) => actions.archiveThread(threadId ?? '', archived)}
      onReport={async (messageId, reason) => {
        const outcome = await actions.reportMessage(messageId, reason);
        if (outcome.ok) show({ tone: 'success', message: outcome.message ?? t('reported') });
        return outcome;
      }}
      onBlock={(userId, blocked) => actions.setBlocked(userId, blocked)}
    />
  );
}
