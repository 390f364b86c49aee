import type { AnswerOf, messages, MessagePerson, Thread, ThreadSummary } from '@digiken/contract';
import { INTERVALS } from '@digiken/contract/constants';
import { unstable_serialize, useSWRConfig } from 'swr';
import { messageCalls, type ThreadPage } from '../api/message-calls';
import { type Outcome, outcomeOf } from '../api/outcome';
import { useCalls, useServices, useViewer } from '../session/services';
import { held, listOf, type PageOf, pageOf, type Query, useQuery } from './use-query';

/** Cache keys of messages; the unread count has its own among the keys of every page. */
export const messageKeys = {
  threads: (page: ThreadPage, viewer: string) => ['threads', page, viewer] as const,
  thread: (id: string, viewer: string) => ['thread', id, viewer] as const,
  recipients: (search: string, viewer: string) => ['recipients', search, viewer] as const,
  blocked: (viewer: string) => ['blocked', viewer] as const,
};

/** A page of one's own threads, last message first; refreshed like the unread count (product.md §7). */
export function useThreads(page: ThreadPage = {}): Query<PageOf<ThreadSummary>> {
  const calls = useCalls(messageCalls);
  const viewer = useViewer();
  return useQuery(
    viewer ? messageKeys.threads(page, viewer) : null,
    async () => pageOf(await calls.listThreads(page)),
    { keepPreviousData: true, every: INTERVALS.unreadRefresh },
  );
}

export interface ThreadQuery extends Query<Thread> {
  /** Puts the page of messages before the first one in front; nothing to do when `data.older` is null. */
  loadOlder: () => Promise<Outcome<unknown>>;
}

/**
 * One open thread, refreshed every 30 seconds like the unread count. What was loaded stays: new messages
 * join at the end, older ones in front.
 */
export function useThread(id: string): ThreadQuery {
  const calls = useCalls(messageCalls);
  const { texts } = useServices();
  const viewer = useViewer();
  const { cache, mutate } = useSWRConfig();
  const key = viewer && id ? messageKeys.thread(id, viewer) : null;

  const query = useQuery(
    key,
    async () => {
      const fresh = held((await calls.getThread(id)).data);
      const known: unknown = key === null ? undefined : cache.get(unstable_serialize(key))?.data;
      return joinThread(known as Thread | undefined, fresh);
    },
    { every: INTERVALS.unreadRefresh },
  );

  const loadOlder = () =>
    outcomeOf(async () => {
      const cursor = query.data?.older;
      if (!cursor || key === null) return;
      const { data } = await calls.getThread(id, cursor);
      await mutate<Thread>(
        key,
        (thread) =>
          thread && thread.older === cursor
            ? { ...thread, messages: [...listOf(data.messages), ...thread.messages], older: data.older }
            : thread,
        { revalidate: false },
      );
    }, texts);

  return { ...query, loadOlder };
}

/** The newest messages after those known; where a gap lies between them, only the newest. */
function joinThread(known: Thread | undefined, fresh: Thread): Thread {
  const messages = listOf(fresh.messages);
  const first = messages[0]?._id;
  const at = known?.messages.findIndex((message) => message._id === first) ?? -1;
  if (!known || at < 0) return { ...fresh, messages };
  return { ...fresh, messages: [...known.messages.slice(0, at), ...messages], older: known.older };
}

export type Recipient = AnswerOf<(typeof messages)['listRecipients']>['data'][number];

/** People whom the user may write to: a few while nothing is typed. */
export function useRecipients(search = ''): Query<Recipient[]> {
  const calls = useCalls(messageCalls);
  const viewer = useViewer();
  const wanted = search.trim();
  return useQuery(
    viewer ? messageKeys.recipients(wanted, viewer) : null,
    async () => listOf((await calls.listRecipients(wanted)).data),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

export function useBlocked(): Query<MessagePerson[]> {
  const calls = useCalls(messageCalls);
  const viewer = useViewer();
  return useQuery(viewer ? messageKeys.blocked(viewer) : null, async () =>
    listOf((await calls.listBlocked()).data),
  );
}
