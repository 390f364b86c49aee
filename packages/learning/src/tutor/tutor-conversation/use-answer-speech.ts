import { useEffect, useRef } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { useMessages } from '@digiken/ui/messages-provider';
import { openingOf } from '../../courses/chat/markdown-light';
import type { TutorTurnView } from '../../lib/tutor';
import { citedSources, quotes } from '../../lib/tutor';
import { tutorConversationMessages } from './messages';
import { useAnswerWords } from './use-answer-words';

/** Maximum characters of an answer that are announced; the rest can be read in the answer. */
const SPOKEN_LENGTH = 320;
const STAYS = 5000;

/**
 * Announces an answer when it is finished, never its parts (spec 13.32). Answers that were finished when the
 * conversation opened are not announced.
 */
export function useAnswerSpeech(turns: readonly TutorTurnView[]): void {
  const t = useMessages(tutorConversationMessages);
  const announce = useAnnounce();
  const words = useAnswerWords();
  const finished = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const done = turns.filter((turn) => turn.from === 'assistant' && turn.state !== 'writing');
    const before = finished.current;
    finished.current = new Set(done.map(({ id }) => id));
    if (!before) return;
    for (const turn of done) {
      if (turn.from !== 'assistant' || before.has(turn.id)) continue;
      if (turn.state === 'failed') announce(t('failed'), { politeness: 'assertive' });
      else if (turn.state === 'stopped') announce(t('stopped'));
      else {
        const { text, cut } = openingOf(words(turn), SPOKEN_LENGTH);
        const count = (quotes(turn) ? turn.sources : citedSources(turn)).length;
        const parts = [text, cut && t('restBelow'), count > 0 && t('withSources', { count })];
        announce(t('answered', { text: parts.filter(Boolean).join(' ') }), { clearAfter: STAYS });
      }
    }
  }, [turns, words, announce, t]);
}
