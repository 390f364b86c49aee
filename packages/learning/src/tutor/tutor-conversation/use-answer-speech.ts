import type { TutorTurn } from '@digiken/contract';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { useMessages } from '@digiken/ui/messages-provider';
import { citedSources, quotedSources } from '../../lib/tutor';
import { tutorConversationMessages } from './messages';
import { useAnswerWords } from './use-answer-words';

const STAYS = 5000;

/**
 * Announces the whole text of an answer once, when it is finished, never its parts (spec 13.32, 16.29). Call it where a
 * conversation has its place, also while that is empty: what it holds when it is first ready is not announced.
 * @param turns undefined until the conversation is loaded
 */
export function useAnswerSpeech(turns: readonly TutorTurn[] | undefined): void {
  const t = useMessages(tutorConversationMessages);
  const announce = useAnnounce();
  const words = useAnswerWords();
  const finished = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!turns) return;
    const done = turns.filter((turn) => turn.from === 'assistant' && turn.state !== 'writing');
    const before = finished.current;
    finished.current = new Set(done.map(({ _id }) => _id));
    if (!before) return;
    for (const turn of done) {
      if (turn.from !== 'assistant' || before.has(turn._id)) continue;
      if (turn.state === 'failed') announce(t('failed'), { politeness: 'assertive' });
      else if (turn.state === 'stopped') announce(t('stopped'));
      else {
        const count = citedSources(turn).length + quotedSources(turn).length;
        const parts = [words(turn), count > 0 && t('withSources', { count })];
        announce(t('answered', { text: parts.filter(Boolean).join(' ') }), { clearAfter: STAYS });
      }
    }
  }, [turns, words, announce, t]);
}
