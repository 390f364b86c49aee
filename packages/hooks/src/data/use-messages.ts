import type { AnswerOf, messages, Thread } from '@digiken/contract';
import { messageRoutes } from '@digiken/contract/routes/messages';
import { INTERVALS } from '@digiken/contract/constants';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { ThreadPage } from '../api/page-queries';
import { type Outcome, outcomeOf } from '../api/outcome';
import { useRequest, useServices, useViewer } from '../session/services';
import { MESSAGE, PERSON, THREAD } from './message-items';
import { listOf } from './list-items';
import { keyOf } from './query-key';
import { dataOf, type Query, readList, readPage, useCached, useQuery } from './use-query';

/** A page of the user's threads, last message first; refetched like the unread count (spec 9.6). */
export const useThreads = (query: ThreadPage = {}) =>
  useQuery(
    messageRoutes.listThreads,
    { query },
    { read: readPage(THREAD), keepPreviousData: true, every: INTERVALS.unreadRefresh },
  );

/** While an announcement is on its way; milliseconds. */
const SENDING_EVERY = 3_000;

export interface ThreadQuery extends Query<Thread> {
  /** Loads the page of messages before the first one; does nothing when `data.older` is null. */
  loadOlder: () => Promise<Outcome<unknown>>;
}

/**
 * One thread, refetched every 30 seconds like the unread count, and more often while the user's announcement is sent. Loaded messages stay: new ones are added at the
 * end, older ones at the start.
 */
export function useThread(id: string): ThreadQuery {
  const request = useRequest();
  const { texts } = useServices();
  const viewer = useViewer();
  const { cache, mutate } = useSWRConfig();
  const key = viewer && id ? keyOf(messageRoutes.getThread, { params: { id } }, viewer) : null;

  const query = useCached(
    key,
    async () => {
      const fresh = dataOf(await request(messageRoutes.getThread, { params: { id } }));
      const known: unknown = key === null ? undefined : cache.get(unstable_serialize(key))?.data;
      return joinThread(known as Thread | undefined, fresh);
    },
    { every: (latest) => (latest?.delivery?.state === 'sending' ? SENDING_EVERY : INTERVALS.unreadRefresh) },
  );

  const loadOlder = () =>
    outcomeOf(async () => {
      const cursor = query.data?.older;
      if (!cursor || key === null) return;
      const { data } = await request(messageRoutes.getThread, { params: { id }, query: { cursor } });
      await mutate<Thread>(
        key,
        (thread) =>
          thread && thread.older === cursor
            ? {
                ...thread,
                messages: [...listOf(data.messages, MESSAGE), ...thread.messages],
                older: data.older,
              }
            : thread,
        { revalidate: false },
      );
    }, texts);

  return { ...query, loadOlder };
}

/** Appends the newest messages to the known ones; returns only the newest when there is a gap between them. */
function joinThread(known: Thread | undefined, fresh: Thread): Thread {
  const messages = listOf(fresh.messages, MESSAGE);
  const first = messages[0]?._id;
  const at = known?.messages.findIndex((message) => message._id === first) ?? -1;
  if (!known || at < 0) return { ...fresh, messages };
  return { ...fresh, messages: [...known.messages.slice(0, at), ...messages], older: known.older };
}

export type Recipient = AnswerOf<(typeof messages)['listRecipients']>['data'][number];

/** Users to whom the user may write; a few without a search text. */
export const useRecipients = (search = '') =>
  useQuery(
    messageRoutes.listRecipients,
    { query: { search: search.trim() } },
    { read: readList(PERSON), keepPreviousData: true, revalidateOnFocus: false },
  );

export const useBlocked = () => useQuery(messageRoutes.listBlocked, {}, { read: readList(PERSON) });
