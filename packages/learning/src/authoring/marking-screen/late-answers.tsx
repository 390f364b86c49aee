import { useId, useRef } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { durationWords } from '../../quizzes/quiz-timer/clock';
import type { Answer, Question } from '../../lib/quiz';
import { useOutcome } from '../../lib/use-outcome';
import { RichText } from '../../quizzes/quiz-question/rich-text';
import { ReviewedAnswer } from '../../quizzes/quiz-question/reviewed-answer';
import { lateAnswersMessages } from './messages';

/** An answer that was given in time and arrived after the end of the attempt. */
export interface LateAnswerView {
  slot: string;
  question: Question;
  answer: Answer | null;
  /** BCP 47 tag of an essay, e.g. "sw"; undefined if it is not known: then that of the question. */
  answerLanguage?: string;
  /** The answer that counts without it; null: none. */
  instead: Answer | null;
  /** ISO 8601. */
  receivedAt: string;
  decision: 'waiting' | 'accepted' | 'declined';
}

export interface LateAnswersProps {
  answers: readonly LateAnswerView[];
  /** When the attempt ended, ISO 8601. */
  endedAt: string;
  onDecide: (accept: boolean) => Promise<FormOutcome>;
}

/** The late answers of an attempt, and whether they count (spec 12.31). */
export function LateAnswers({ answers, endedAt, onDecide }: LateAnswersProps) {
  const t = useMessages(lateAnswersMessages);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { busy, problem, run } = useOutcome();
  const waiting = answers.filter(({ decision }) => decision === 'waiting').length;
  const accepted = waiting === 0 && answers.some(({ decision }) => decision === 'accepted');
  const behind = Math.max(
    0,
    ...answers.map(({ receivedAt }) => Date.parse(receivedAt) - Date.parse(endedAt)),
  );
  const decide = async (accept: boolean) => {
    const outcome = await run(() => onDecide(accept), t(accept ? 'nowAccepted' : 'nowDeclined'));
    // The button that was pressed is gone.
    if (outcome.ok) heading.current?.focus();
  };
  return (
    <section
      aria-labelledby={id}
      data-slot="late-answers"
      className="flex flex-col items-start gap-4 rounded-lg border border-s-4 border-s-warning-ink bg-surface p-5 in-[.high-contrast]:border-2 lg:p-6"
    >
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} id={id} tabIndex={-1} className="rounded-sm text-lg font-bold">
            {t('title', { count: answers.length })}
          </h2>
          {waiting === 0 && (
            <Badge tone={accepted ? 'success' : 'neutral'}>{t(accepted ? 'accepted' : 'declined')}</Badge>
          )}
        </div>
        <p className="max-w-measure text-ink-muted">{t('text', { time: durationWords(behind, locale) })}</p>
      </div>
      <ul className="flex w-full list-none flex-col gap-4">
        {answers.map((answer) => (
          <li key={answer.slot} className="flex flex-col gap-2 border-t border-line pt-4 wrap-anywhere">
            <h3 className="text-sm font-bold text-accent-ink">
              {t('question', { number: answer.question.number })}
            </h3>
            <RichText
              text={answer.question.prompt}
              language={answer.question.language}
              className="line-clamp-3 max-w-measure font-bold"
            />
            <p className="text-sm font-bold text-ink-muted">{t('late')}</p>
            <Given question={answer.question} answer={answer.answer} language={answer.answerLanguage} />
            {answer.decision !== 'accepted' && (
              <>
                <p className="text-sm font-bold text-ink-muted">{t('counts')}</p>
                <Given question={answer.question} answer={answer.instead} />
              </>
            )}
          </li>
        ))}
      </ul>
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {!accepted && (
          <Button
            busy={busy}
            variant={waiting > 0 ? 'primary' : 'secondary'}
            onClick={() => void decide(true)}
          >
            {t(waiting > 0 ? 'accept' : 'acceptAfterAll')}
          </Button>
        )}
        {(accepted || waiting > 0) && (
          <Button busy={busy} variant="secondary" onClick={() => void decide(false)}>
            {t(waiting > 0 ? 'decline' : 'declineAfterAll')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Given({
  question,
  answer,
  language = question.language,
}: {
  question: Question;
  answer: Answer | null;
  language?: string;
}) {
  const t = useMessages(lateAnswersMessages);
  if (answer === null) return <p className="text-ink-muted">{t('none')}</p>;
  if (answer.type !== 'essay') return <ReviewedAnswer question={question} answer={answer} />;
  return (
    <div {...textIn(language)} className="max-w-measure border-s-4 border-line ps-4 whitespace-pre-line">
      <bdi>{answer.text}</bdi>
    </div>
  );
}
