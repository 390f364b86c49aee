import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { conversationMessages } from './conversation.messages';
import type { MessageView } from './types';

/** Announces messages by others since the conversation was opened. Earlier messages that are loaded are not announced. */
export function useArrivals(threadId: string, ready: boolean, messages: readonly MessageView[]): void {
  const t = useMessages(conversationMessages);
  const announce = useAnnounce();
  const newest = useRef<{ thread: string; at: string; ids: ReadonlySet<string> } | null>(null);

  useEffect(() => {
    if (!ready) return;
    const seen = newest.current;
    newest.current = {
      thread: threadId,
      at: messages.at(-1)?.at ?? '',
      ids: new Set(messages.map(({ id }) => id)),
    };
    if (seen?.thread !== threadId) return;
    const fresh = messages.filter(({ id, mine, at }) => !mine && !seen.ids.has(id) && at >= seen.at);
    if (fresh.length > 0) announce(t('arrived', { count: fresh.length, name: fresh[0]?.author ?? '' }));
  }, [threadId, ready, messages, announce, t]);
}
