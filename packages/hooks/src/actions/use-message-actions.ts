import type { Message, Thread } from '@digiken/contract';
import { messageRoutes } from '@digiken/contract/routes/messages';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { RequestBody } from '../api/request';
import { isKeyOf } from '../data/query-key';
import { useAction } from './use-action';

/** Writing and filing messages. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useMessageActions() {
  const act = useAction();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    const isThread = (id: string) => (key: unknown) => isKeyOf(key, [messageRoutes.getThread.path], { id });
    const append = (id: string, message: Message) =>
      mutate<Thread>(
        isThread(id),
        (thread) => {
          // A poll may have added it already.
          if (!thread || thread.messages.some((known) => known._id === message._id)) return thread;
          return { ...thread, archived: false, messages: [...thread.messages, message] };
        },
        { revalidate: false },
      );

    return {
      /** `outcome.data` is the new thread. */
      startThread: (body: RequestBody<typeof messageRoutes.startThread>) =>
        act(messageRoutes.startThread, { body }),
      /**
       * Adds the sent message to the open thread without a request, and refetches the list of threads in the
       * background. Refetches the thread after a 403, so that the reason is shown.
       */
      async sendMessage(id: string, body: string) {
        const outcome = await act(messageRoutes.sendMessage, { params: { id }, body: { body } });
        if (outcome.ok || outcome.status === 404) {
          void mutate((key) => isKeyOf(key, [messageRoutes.listThreads.path])).catch(() => {});
        }
        if (outcome.ok) await append(id, outcome.data);
        else if (outcome.status === 403) await mutate(isThread(id)).catch(() => {});
        return outcome;
      },
      /** Updates the badges at once; the open thread keeps its marks of new messages. */
      markThreadRead: (id: string) => act(messageRoutes.markThreadRead, { params: { id } }),
      archiveThread: (id: string, archived: boolean) =>
        act(messageRoutes.archiveThread, { params: { id }, body: { archived } }),
      reportMessage: (messageId: string, reason: string) =>
        act(messageRoutes.reportMessage, { params: { id: messageId }, body: { reason } }),
      setBlocked: (userId: string, blocked: boolean) =>
        act(messageRoutes.setBlocked, { params: { userId }, body: { blocked } }),
    };
  }, [act, mutate]);
}
