import type { TutorAnswer } from '@digiken/contract';
import { useCallback } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import { quotedSources } from '../../lib/tutor';
import { tutorConversationMessages } from './messages';

/** The words of an answer as plain text, for speech and for a help request. */
export function useAnswerWords(): (answer: TutorAnswer) => string {
  const t = useMessages(tutorConversationMessages);
  return useCallback(
    (answer) => {
      const written = answer.blocks.map(({ kind, sentences }) => {
        const text = sentences.map((sentence) => sentence.text).join(' ');
        return kind === 'hint' ? `${t('hint')} ${text}` : text;
      });
      const quoted = quotedSources(answer);
      const lead = {
        passages: () => '',
        spent: () => t(answer.sources.length > 0 ? 'spent' : 'spentNone'),
        nothing: () => `${t('nothing')} ${t('nothingText')}`,
        help: () => `${t('helpTitle')}. ${t('helpText')}`,
        closed: () => `${t('closed')} ${t('closedText')}`,
        written: () => '',
      }[answer.kind]();
      const quotes = quoted.map(({ quote }) => `“${quote}”`);
      if (quoted.length > 0) quotes.unshift(t('passages', { count: quoted.length }));
      return [lead, ...written, ...quotes].filter((part) => part !== '').join('\n');
    },
    [t],
  );
}
