import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { FieldError } from '@digiken/ui/field';
import { useMessages } from '@digiken/ui/messages-provider';
import { type QuizSettings, unansweredOf } from '../../lib/quiz';
import { useOutcome } from '../../lib/use-outcome';
import { QuizTimer } from '../quiz-timer/quiz-timer';
import { quizScreenMessages } from './messages';
import type { AttemptProps } from './types';

export interface OverduePageProps extends Pick<AttemptProps, 'questions' | 'answers' | 'onSubmit'> {
  settings: QuizSettings;
  /** For `overdue` with a grace period: the last time for submission. */
  graceEndsAt?: string | number;
  /** ms since 1970 by the server's clock. */
  now?: () => number;
  /** Called when the grace period is over: refetch the attempt. */
  onTimeUp?: () => void;
  backHref?: string;
}

/** Shown when the time is up, with the consequences by the quiz's settings. */
export function OverduePage({
  settings,
  questions,
  answers,
  graceEndsAt,
  now,
  onTimeUp,
  onSubmit,
  backHref,
}: OverduePageProps) {
  const t = useMessages(quizScreenMessages);
  const { busy, problem, run } = useOutcome();
  const { overdue } = settings;
  const total = questions.length;
  const text =
    overdue === 'grace' ? 'overdueGrace' : overdue === 'autosubmit' ? 'overdueSending' : 'overdueLost';
  return (
    <div data-slot="quiz-overdue" className="flex max-w-reading flex-col gap-6">
      <h2 data-state-heading="" tabIndex={-1} className="rounded-sm text-xl font-bold">
        {t('overdue')}
      </h2>
      <Callout tone={overdue === 'abandon' ? 'danger' : 'warning'}>{t(text)}</Callout>
      {overdue === 'grace' && (
        <>
          <p>{t('answered', { count: total - unansweredOf(questions, answers).length, total })}</p>
          {graceEndsAt !== undefined && (
            <div role="group" aria-label={t('graceLeft')} className="flex flex-wrap items-center gap-x-3">
              <span aria-hidden="true" className="font-bold">
                {t('graceLeft')}
              </span>
              <QuizTimer endsAt={graceEndsAt} now={now} onEnd={onTimeUp} hideable={false} />
            </div>
          )}
          {problem && <FieldError>{problem}</FieldError>}
          <div className="flex">
            <Button busy={busy} onClick={() => void run(onSubmit)}>
              {t(busy ? 'submitting' : 'submit')}
            </Button>
          </div>
        </>
      )}
      {overdue === 'abandon' && backHref && (
        <div className="flex">
          <ButtonLink href={backHref}>{t('back')}</ButtonLink>
        </div>
      )}
    </div>
  );
}
