import { ArrowLeft, CircleCheck, Clock, RotateCcw, Target } from 'lucide';
import { useId } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Badge } from '@digiken/ui/badge';
import { barLook } from '@digiken/ui/internal/bar-look';
import { Icon } from '@digiken/ui/icon';
import { numberFormat } from '@digiken/ui/internal/intl';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { type Answers, type Question, questionAnchor, type Review } from '../../lib/quiz';
import { QuizMap } from '../quiz-map/quiz-map';
import { QuizQuestion } from '../quiz-question/quiz-question';
import { verdictName } from '../quiz-question/verdict';
import { type AttemptLineView, AttemptList } from './attempt-list';

export { type AttemptLineView, AttemptList, type AttemptListProps } from './attempt-list';

export const quizResultMessages = defineMessages('quiz-result', {
  heading: 'Your result',
  score: { one: '{score} of {count} point', other: '{score} of {count} points' },
  passed: 'Passed',
  notPassed: 'Not passed yet',
  passMark: 'You need {share} to pass.',
  pending: {
    one: '{count} answer waits for your instructor. Your result can still change.',
    other: '{count} answers wait for your instructor. Your result can still change.',
  },
  retry: 'Try again',
  back: 'Back to the course',
  answers: 'Your answers',
  withheld: 'Your answers and what was right are not shown for this quiz.',
  map: 'Go to a question',
  attempts: 'Your attempts',
});

export interface QuizResultProps {
  /** Points reached so far. */
  score: number;
  /** Points that can be reached. */
  total: number;
  /** Undefined if the quiz has no pass mark or the result is not final. */
  passed?: boolean;
  /** The pass mark as a share of the points, 0 to 1. */
  passShare?: number;
  questions: readonly Question[];
  answers: Answers;
  /** By question id; a question without feedback is not shown. Empty if the settings show no feedback. */
  reviews: Readonly<Record<string, Review | undefined>>;
  /** All attempts, the newest first. */
  attempts?: readonly AttemptLineView[];
  /** Set if another attempt is possible. */
  retryHref?: string;
  backHref?: string;
  /** Level of the "Your result" heading. Default 2. */
  headingLevel?: 2 | 3;
}

/** The result of an attempt: the score, the feedback per question, and the next actions. */
export function QuizResult({
  score,
  total,
  passed,
  passShare,
  questions,
  answers,
  reviews,
  attempts,
  retryHref,
  backHref,
  headingLevel = 2,
}: QuizResultProps) {
  const t = useMessages(quizResultMessages);
  const locale = useLocale();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Under = `h${headingLevel === 2 ? 3 : 4}` as const;
  const percent = (share: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const shown = questions.flatMap((question) => {
    const review = reviews[question.id];
    return review ? [{ question, review }] : [];
  });
  const pending = shown.filter(({ review }) => review.correct === 'pending').length;
  const share = total > 0 ? score / total : 0;
  const scoreText = t('score', { score, count: total });

  return (
    <div data-slot="quiz-result" className="flex min-w-0 flex-col gap-10">
      <section
        data-slot="quiz-score"
        aria-labelledby={`${id}-result`}
        className="flex flex-col gap-5 rounded-xl border bg-surface p-5 sm:p-7 in-[.high-contrast]:border-2 forced-colors:border-2"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Heading
            id={`${id}-result`}
            tabIndex={-1}
            data-state-heading=""
            className="rounded-sm text-xl font-heavy"
          >
            {t('heading')}
          </Heading>
          {passed !== undefined && (
            <Badge
              tone={passed ? 'success' : 'warning'}
              icon={passed ? <Icon of={CircleCheck} size={16} /> : <Icon of={Target} size={16} />}
            >
              {t(passed ? 'passed' : 'notPassed')}
            </Badge>
          )}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="text-3xl font-heavy sm:text-4xl">{percent(share)}</span>
          <span className="text-lg">{scoreText}</span>
        </p>
        <progress
          aria-label={t('heading')}
          aria-valuetext={scoreText}
          value={Math.min(score, total)}
          max={Math.max(total, 1)}
          className={barLook}
        />
        {passShare !== undefined && (
          <p className="text-ink-muted">{t('passMark', { share: percent(passShare) })}</p>
        )}
        {pending > 0 && (
          <p className="flex items-start gap-2">
            <Icon of={Clock} size={20} className="mt-0.5 shrink-0 text-info-ink" />
            {t('pending', { count: pending })}
          </p>
        )}
        {(retryHref || backHref) && (
          <div className="flex flex-wrap gap-3">
            {retryHref && (
              <ButtonLink
                href={retryHref}
                variant={passed ? 'secondary' : 'primary'}
                icon={<Icon of={RotateCcw} size={18} />}
              >
                {t('retry')}
              </ButtonLink>
            )}
            {backHref && (
              <ButtonLink
                href={backHref}
                variant={passed || !retryHref ? 'primary' : 'secondary'}
                icon={<Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />}
              >
                {t('back')}
              </ButtonLink>
            )}
          </div>
        )}
      </section>

      <section data-slot="quiz-answers" aria-labelledby={`${id}-answers`} className="flex flex-col gap-8">
        <Under id={`${id}-answers`} className="text-xl font-heavy">
          {t('answers')}
        </Under>
        {shown.length === 0 ? (
          <p className="max-w-measure">{t('withheld')}</p>
        ) : (
          <>
            <QuizMap
              label={t('map')}
              questions={shown.map(({ question, review }) => ({
                id: question.id,
                number: question.number,
                state: verdictName(review.correct),
              }))}
              hrefFor={(question) => `#${questionAnchor(question)}`}
            />
            <ol className="flex flex-col gap-12">
              {shown.map(({ question, review }) => (
                <li key={question.id}>
                  <QuizQuestion
                    question={question}
                    answer={answers[question.id]}
                    review={review}
                    headingLevel={4}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
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
