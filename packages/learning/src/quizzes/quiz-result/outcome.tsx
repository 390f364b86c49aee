import { ArrowRight, BookOpen, CircleCheck, Clock, History, type IconNode, RotateCcw, Target } from 'lucide';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { listFormat } from '@digiken/ui/internal/intl';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { quizResultMessages } from './messages';
import type { QuizResultProps } from './types';
import { ScorePicture } from './score-picture';
import { formatPercent } from '../../lib/percent';

interface OutcomeProps
  extends Pick<
    QuizResultProps,
    'score' | 'total' | 'passed' | 'passShare' | 'retryHref' | 'backHref' | 'regraded' | 'late'
  > {
  /** Answers that wait for the instructor. */
  pending: number;
  headingLevel: 2 | 3;
}

/** The score in words and as a picture, and the next step: the only main button. */
export function Outcome({
  score,
  total,
  passed,
  passShare,
  pending,
  retryHref,
  backHref,
  regraded,
  late,
  headingLevel,
}: OutcomeProps) {
  const t = useMessages(quizResultMessages);
  const locale = useLocale();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const percent = (share: number) => formatPercent(share, locale);
  const share = percent(total > 0 ? score / total : 0);
  const questions = (numbers: readonly number[]) => ({
    count: numbers.length,
    questions: listFormat(locale, { type: 'conjunction' }).format(numbers.map(String)),
  });
  const failed = passed === false;
  const title =
    passed === undefined
      ? t('score', { score, count: total })
      : t(passed ? 'passed' : 'notPassed', { score, total });
  return (
    <section
      data-slot="quiz-score"
      aria-labelledby={id}
      className="relative grid min-w-0 overflow-clip rounded-xl border bg-selected in-[.high-contrast]:border-2 in-[.high-contrast]:bg-surface lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] forced-colors:border-2"
    >
      <div className="flex min-w-0 flex-col items-start gap-4 p-5 wrap-anywhere sm:p-9">
        <div className="flex flex-col gap-1.5">
          <p className="flex items-center gap-2 text-sm font-bold">
            {passed !== undefined && (
              <Icon
                of={passed ? CircleCheck : Target}
                size={20}
                className={passed ? 'text-success-ink' : 'text-warning-ink'}
              />
            )}
            <span>{t('heading')}</span>
          </p>
          <Heading
            id={id}
            tabIndex={-1}
            data-state-heading=""
            className="rounded-sm text-2xl font-heavy text-balance sm:text-3xl"
          >
            {title}
          </Heading>
          <p>
            {passShare === undefined
              ? t('share', { share })
              : t('passMark', { share, pass: percent(passShare) })}
          </p>
        </div>
        {pending > 0 && <Note icon={Clock}>{t('pending', { count: pending })}</Note>}
        {regraded && <Note icon={History}>{t('regraded', { count: regraded.pointsBefore })}</Note>}
        {late && late.accepted.length > 0 && (
          <Note icon={Clock}>{t('lateAccepted', questions(late.accepted))}</Note>
        )}
        {late && late.declined.length > 0 && (
          <Note icon={Clock}>{t('lateDeclined', questions(late.declined))}</Note>
        )}
        {(retryHref || backHref) && (
          <div className="flex flex-wrap gap-3">
            {backHref && (
              <ButtonLink
                href={backHref}
                size="lg"
                icon={
                  failed ? (
                    <Icon of={BookOpen} size={18} />
                  ) : (
                    <Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />
                  )
                }
              >
                {t(failed ? 'readAgain' : 'back')}
              </ButtonLink>
            )}
            {retryHref && (
              <ButtonLink
                href={retryHref}
                size="lg"
                variant={backHref ? 'secondary' : 'primary'}
                icon={<Icon of={RotateCcw} size={18} />}
              >
                {t('retry')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <div className="relative min-h-60 max-lg:order-first forced-colors:hidden">
        <ScorePicture
          score={score}
          total={total}
          pass={passShare === undefined ? undefined : passShare * total}
          passLabel={passShare === undefined ? undefined : t('pass', { share: percent(passShare) })}
        />
      </div>
    </section>
  );
}

function Note({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <Icon of={icon} size={20} className="mt-0.5 shrink-0 text-info-ink" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
