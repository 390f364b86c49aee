import { useCallback } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import { quotes, type TutorAnswerView } from '../../lib/tutor';
import { tutorConversationMessages } from './messages';

/** The words of an answer as plain text, for speech and for a help request. */
export function useAnswerWords(): (answer: TutorAnswerView) => string {
  const t = useMessages(tutorConversationMessages);
  return useCallback(
    (answer) => {
      const written = answer.blocks.map(({ kind, sentences }) => {
        const text = sentences.map((sentence) => sentence.text).join(' ');
        return kind === 'hint' ? `${t('hint')} ${text}` : text;
      });
      const count = answer.sources.length;
      const lead = {
        passages: () => t('passages', { count }),
        spent: () => t(count > 0 ? 'spent' : 'spentNone'),
        nothing: () => `${t('nothing')} ${t('nothingText')}`,
        help: () => `${t('helpTitle')}. ${t('helpText')}`,
        closed: () => `${t('closed')} ${t('closedText')}`,
        written: () => '',
      }[answer.kind]();
      const quoted = quotes(answer) ? answer.sources.map(({ quote }) => `“${quote}”`) : [];
      return [...written, lead, ...quoted].filter((part) => part !== '').join('\n');
    },
    [t],
  );
}
