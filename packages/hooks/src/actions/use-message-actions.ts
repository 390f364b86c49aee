import type { Message, Thread } from '@digiken/contract';
import { messageRoutes } from '@digiken/contract/routes/messages';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { RequestBody } from '../api/request';
import { isKeyOf, type KeyName } from '../data/keys';
import type { messageKeys } from '../data/use-messages';
import type { notificationKeys } from '../data/use-own-notifications';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Keys = keyof typeof messageKeys | keyof typeof notificationKeys | KeyName;

/** Writing and filing messages. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useMessageActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    const isThread = (id: string) => (key: unknown) =>
      isKeyOf<Keys>(key, 'thread') && (key as string[])[1] === id;
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
      /** `outcome.data.data` is the new thread. */
      startThread: (body: RequestBody<typeof messageRoutes.startThread>) =>
        run(() => request(messageRoutes.startThread, { body }), 'threads'),
      /**
       * Adds the sent message to the open thread without a request, and refetches the list of threads in the
       * background. Refetches the thread after a 403, so that the reason is shown.
       */
      async sendMessage(id: string, body: string) {
        const outcome = await run(() =>
          request(messageRoutes.sendMessage, { params: { id }, body: { body } }),
        );
        if (outcome.ok || outcome.status === 404) {
          void mutate((key) => isKeyOf<Keys>(key, 'threads')).catch(() => {});
        }
        if (outcome.ok) await append(id, outcome.data.data);
        else if (outcome.status === 403) await mutate(isThread(id)).catch(() => {});
        return outcome;
      },
      /** Updates the badges at once; the open thread keeps its marks of new messages. */
      markThreadRead: (id: string) =>
        run(
          () => request(messageRoutes.markThreadRead, { params: { id } }),
          ...(['unread', 'threads', 'ownNotifications'] as const),
        ),
      archiveThread: (id: string, archived: boolean) =>
        run(
          () => request(messageRoutes.archiveThread, { params: { id }, body: { archived } }),
          'threads',
          'thread',
        ),
      reportMessage: (messageId: string, reason: string) =>
        run(
          () => request(messageRoutes.reportMessage, { params: { id: messageId }, body: { reason } }),
          'thread',
        ),
      setBlocked: (userId: string, blocked: boolean) =>
        run(
          () => request(messageRoutes.setBlocked, { params: { userId }, body: { blocked } }),
          'thread',
          'blocked',
          'recipients',
        ),
    };
  }, [request, run, mutate]);
}
