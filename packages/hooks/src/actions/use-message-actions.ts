import type { Message, Thread } from '@digiken/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { messageCalls } from '../api/message-calls';
import { isKeyOf, type KeyName } from '../data/keys';
import type { messageKeys } from '../data/use-messages';
import { useCalls } from '../session/services';
import { useRun } from './use-run';

type Keys = keyof typeof messageKeys | KeyName;
type Calls = ReturnType<typeof messageCalls>;

/** Writing and keeping messages. Each action answers an Outcome, never throws, and refreshes what it changed. */
export function useMessageActions() {
  const calls = useCalls(messageCalls);
  const run = useRun<Keys>();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    const isThread = (id: string) => (key: unknown) =>
      isKeyOf<Keys>(key, 'thread') && (key as string[])[1] === id;
    const append = (id: string, message: Message) =>
      mutate<Thread>(
        isThread(id),
        (thread) => {
          // A poll may have brought it already.
          if (!thread || thread.messages.some((known) => known._id === message._id)) return thread;
          return { ...thread, archived: false, messages: [...thread.messages, message] };
        },
        { revalidate: false },
      );

    return {
      /** `outcome.data.data` is the new thread. */
      startThread: (body: Parameters<Calls['startThread']>[0]) =>
        run(() => calls.startThread(body), 'threads'),
      /**
       * The sent message joins the open thread at once, without a new request; the list of threads follows in its own
       * time. A refusal reads the thread anew: it says why.
       */
      async sendMessage(id: string, body: string) {
        const outcome = await run(() => calls.sendMessage(id, { body }));
        if (outcome.ok || outcome.status === 404) {
          void mutate((key) => isKeyOf<Keys>(key, 'threads')).catch(() => {});
        }
        if (outcome.ok) await append(id, outcome.data.data);
        else if (outcome.status === 403) await mutate(isThread(id)).catch(() => {});
        return outcome;
      },
      /** The badge follows at once; the open thread keeps showing what was new. */
      markThreadRead: (id: string) => run(() => calls.markThreadRead(id), 'unread', 'threads'),
      archiveThread: (id: string, archived: boolean) =>
        run(() => calls.archiveThread(id, { archived }), 'threads', 'thread'),
      reportMessage: (messageId: string, reason: string) =>
        run(() => calls.reportMessage(messageId, { reason }), 'thread'),
      setBlocked: (userId: string, blocked: boolean) =>
        run(() => calls.setBlocked(userId, { blocked }), 'thread', 'blocked', 'recipients'),
    };
  }, [calls, run, mutate]);
}
