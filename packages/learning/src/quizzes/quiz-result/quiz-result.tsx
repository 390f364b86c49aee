import { useId } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import { AttemptList } from './attempt-list';
import { quizResultMessages } from './messages';
import { Outcome } from './outcome';
import { ReviewedAnswers } from './reviewed-answers';
import type { QuizResultProps } from './types';

export type { QuizResultProps } from './types';

export { quizResultMessages } from './messages';
export { type AttemptLineView, AttemptList, type AttemptListProps } from './attempt-list';

/**
 * The result of an attempt: the score with the next step, then the answers to look at again, then the others
 * (spec 12.18–12.20).
 */
export function QuizResult({
  questions,
  answers,
  reviews,
  attempts,
  next,
  retryHref,
  backHref,
  headingLevel = 2,
  ...outcome
}: QuizResultProps) {
  const t = useMessages(quizResultMessages);
  const id = useId();
  const Under = `h${headingLevel === 2 ? 3 : 4}` as const;
  const shown = questions.flatMap((question) => {
    const review = reviews[question.id];
    return review ? [{ question, review }] : [];
  });
  const pending = shown.filter(({ review }) => review.correct === 'pending').length;
  return (
    <div data-slot="quiz-result" className="flex min-w-0 flex-col gap-10">
      <div className="flex min-w-0 flex-col gap-5">
        <Outcome
          {...outcome}
          {...(!next && { retryHref, backHref })}
          pending={pending}
          headingLevel={headingLevel}
        />
        {next && <div>{next}</div>}
      </div>
      {shown.length === 0 ? (
        <section data-slot="quiz-answers" aria-labelledby={`${id}-answers`} className="flex flex-col gap-3">
          <Under id={`${id}-answers`} className="text-xl font-heavy">
            {t('answers')}
          </Under>
          <p className="max-w-measure">{t('withheld')}</p>
        </section>
      ) : (
        <ReviewedAnswers shown={shown} answers={answers} headingLevel={headingLevel === 2 ? 3 : 4} />
      )}
      {attempts && attempts.length > 0 && (
        <section aria-labelledby={`${id}-attempts`} className="flex flex-col gap-4">
          <Under id={`${id}-attempts`} className="text-xl font-heavy">
            {t('attempts')}
          </Under>
          <AttemptList attempts={attempts} />
        </section>
      )}
    </div>
  );
}
