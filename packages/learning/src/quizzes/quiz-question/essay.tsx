import { clock } from '@digiken/ui/clock';
import { TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { TextArea } from '@digiken/ui/text-area';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { countWords } from '../../lib/quiz';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';
import { wordZone } from './word-limits';

/** Milliseconds after the last key before a limit is announced, so that typing is not interrupted. */
const PAUSE = 1200;

/** The count is always visible and announced only when a limit is passed. */
export function Essay({ question, answer, onAnswer }: PartProps<'essay'>) {
  const t = useMessages(quizQuestionMessages);
  const announce = useAnnounce();
  const { minWords, maxWords } = question;
  const words = countWords(answer?.text ?? '');
  const zone = wordZone(words, question);
  const announcedZone = useRef(zone);
  const limits =
    zone === 'few'
      ? t('wordsMissing', { count: (minWords ?? 0) - words })
      : zone === 'near'
        ? t('wordsLeft', { count: (maxWords ?? 0) - words })
        : zone === 'over'
          ? t('wordsOver', { count: words - (maxWords ?? 0) })
          : minWords !== undefined && t('wordsEnough');

  useEffect(() => {
    if (announcedZone.current === zone) return undefined;
    const timer = clock.setTimeout(() => {
      announcedZone.current = zone;
      if (limits) announce(limits);
    }, PAUSE);
    return () => clock.clearTimeout(timer);
  }, [zone, limits, announce]);

  const hint =
    minWords !== undefined && maxWords !== undefined
      ? t('wordsBetween', { min: minWords, max: maxWords })
      : minWords !== undefined
        ? t('wordsMin', { count: minWords })
        : maxWords !== undefined && t('wordsMax', { count: maxWords });
  return (
    <div className="flex max-w-reading flex-col gap-2">
      <TextArea
        label={t('yourAnswer')}
        hint={hint}
        {...textIn(question.language)}
        rows={10}
        value={answer?.text ?? ''}
        onChange={(event) =>
          onAnswer(event.target.value ? { type: 'essay', text: event.target.value } : undefined)
        }
      />
      <p data-slot="quiz-word-count" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="text-ink-muted">{t('words', { count: words })}</span>
        {limits && zone !== 'enough' && (
          <span
            className={
              zone === 'over'
                ? 'inline-flex items-center gap-1.5 font-bold text-danger-ink'
                : 'font-medium text-ink'
            }
          >
            {zone === 'over' && <Icon of={TriangleAlert} size={16} />}
            <span>{limits}</span>
          </span>
        )}
      </p>
    </div>
  );
}
