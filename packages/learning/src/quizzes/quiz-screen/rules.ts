import { listFormat } from '@digiken/ui/internal/intl';
import type { useMessages } from '@digiken/ui/messages-provider';
import { formatPercent } from '../../lib/percent';
import type { QuizSettings } from '../../lib/quiz';
import type { quizScreenMessages } from './messages';

export type Translate = ReturnType<typeof useMessages<typeof quizScreenMessages.defaults>>;

export interface QuizRules {
  size: string;
  time: string;
  order: string;
  attempts: string;
  pass?: string;
  review: string;
}

/** The settings of a quiz as complete sentences. */
export function rulesOf(
  settings: QuizSettings,
  sequential: boolean,
  t: Translate,
  locale: string,
): QuizRules {
  return {
    size: t('worth', { size: t('size', { count: settings.questionCount }), count: settings.points }),
    time: timeRule(settings, t),
    order: `${t(sequential ? 'sequential' : 'anyOrder')} ${t('saved')}`,
    attempts: attemptsRule(settings, t),
    pass:
      settings.passShare === undefined
        ? undefined
        : t('pass', {
            share: formatPercent(settings.passShare, locale),
          }),
    review: reviewRule(settings, t, locale),
  };
}

function timeRule({ timeLimitMinutes, extraMinutes, overdue, graceMinutes }: QuizSettings, t: Translate) {
  if (timeLimitMinutes === undefined) return t('noLimit');
  return [
    extraMinutes
      ? t('limitOwn', {
          count: timeLimitMinutes,
          base: timeLimitMinutes - extraMinutes,
          extra: extraMinutes,
        })
      : t('limit', { count: timeLimitMinutes }),
    t(overdue, { count: graceMinutes ?? 0 }),
  ]
    .filter(Boolean)
    .join(' ');
}

function attemptsRule({ attempts: { used, allowed }, grading }: QuizSettings, t: Translate) {
  if (allowed === 1 && used === 0) return t('attemptsOne');
  const left =
    allowed === undefined
      ? t('attemptsFree')
      : t('attemptsLeft', { count: Math.max(0, allowed - used), allowed });
  return `${left} ${t(grading)}`;
}

function reviewRule({ review: { when, shows } }: QuizSettings, t: Translate, locale: string) {
  if (when === 'never' || shows.length === 0) return t('never');
  const what = listFormat(locale, { type: 'conjunction' }).format(shows.map((part) => t(part)));
  return t(when, { what });
}
