import { useEffect, useRef } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { useMessages } from '@digiken/ui/messages-provider';
import { spokenText } from './markdown-light';
import { chatMessages } from './messages';
import type { ChatMessageView } from './types';

const STAYS = 5000;

/**
 * Announces once that someone is typing, and an answer when it is complete, never its parts. Messages that existed
 * when the chat opened are not announced.
 */
export function useChatSpeech(
  messages: readonly ChatMessageView[],
  nameOf: (message: ChatMessageView) => string,
): void {
  const t = useMessages(chatMessages);
  const announce = useAnnounce();
  const before = useRef<ReadonlyMap<string, ChatMessageView['state']> | null>(null);

  useEffect(() => {
    const seen = before.current;
    before.current = new Map(messages.map(({ id, state }) => [id, state]));
    if (!seen) return;
    for (const message of messages) {
      const known = seen.has(message.id);
      if (known && seen.get(message.id) === message.state) continue;
      const name = nameOf(message);
      if (message.state === 'failed') {
        announce(t(message.from === 'me' ? 'failedMine' : 'failedAnswer'), { politeness: 'assertive' });
      } else if (message.from === 'me') continue;
      else if (message.state === 'streaming') announce(t('writing', { name }));
      else if (message.state === 'stopped') announce(t('stopped'));
      else if (message.state === undefined) {
        const count = message.citations?.length ?? 0;
        const parts = [spokenText(message.text), count > 0 && t('withSources', { count })];
        announce(t('answered', { name, text: parts.filter(Boolean).join(' ') }), { clearAfter: STAYS });
      }
    }
  }, [messages, nameOf, announce, t]);
}
