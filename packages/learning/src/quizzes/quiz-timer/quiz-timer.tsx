import { clock } from '@digiken/ui/clock';
import { Clock, ClockAlert, Infinity as NoEnd } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { clockText, durationWords, passedThreshold, THRESHOLDS, type Threshold } from './clock';
import { useCountdown } from './use-countdown';

export type { Threshold } from './clock';

export const quizTimerMessages = defineMessages('quiz-timer', {
  noLimit: 'No time limit',
  left: '{time} left',
  half: 'Half of your time is left: {time}',
  lastMinute: 'Less than a minute left',
  over: 'Time is up',
  hidden: 'Time hidden',
  hide: 'Hide time',
  show: 'Show time',
  added: '{extra} added. {time} left',
  changed: 'The end has changed. {time} left',
  extra: 'With {extra} of extra time',
});

const LAST_MINUTE = 60_000;

export interface QuizTimerProps {
  /** The server's end of the attempt, ISO 8601 or ms since 1970; null: no time limit. */
  endsAt: string | number | null;
  /** ms since 1970 by the server's clock. Default: the device's clock. */
  now?: () => number;
  /** Called once when the time is up. */
  onEnd?: () => void;
  /** The total time in ms. Without it, the halfway point is not announced. */
  totalMs?: number;
  /** The remaining times that are announced. Default half, 5 minutes, 1 minute, 30 seconds. */
  thresholds?: readonly Threshold[];
  /** This learner's extra time within the total, in ms. */
  extraMs?: number;
  /** The learner can hide the time. Default true. */
  hideable?: boolean;
}

const deviceClock = () => clock.now();

/**
 * The remaining time. It is visible but no live region, so that it does not interrupt reading. It announces the
 * thresholds, added time, and the end.
 */
export function QuizTimer({
  endsAt,
  now = deviceClock,
  onEnd,
  totalMs,
  thresholds = THRESHOLDS,
  extraMs,
  hideable = true,
}: QuizTimerProps) {
  const t = useMessages(quizTimerMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const [hidden, setHidden] = useState(false);
  const end = endsAt === null ? undefined : typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);
  const known = end !== undefined && !Number.isNaN(end);
  const words = (ms: number) => durationWords(ms, locale);

  const left = useCountdown({
    end: known ? end : undefined,
    now,
    onTick: (before, after) => {
      const passed = passedThreshold(before, after, thresholds, totalMs);
      if (passed === undefined || after === 0) return;
      const half = thresholds.includes('half') && passed === (totalMs ?? 0) / 2;
      announce(t(half ? 'half' : 'left', { time: words(after) }));
    },
    onEnd: () => {
      announce(t('over'), { politeness: 'assertive' });
      onEnd?.();
    },
  });

  const lastEnd = useRef(end);
  useEffect(() => {
    const before = lastEnd.current;
    lastEnd.current = end;
    if (before === undefined || end === undefined || before === end) return;
    const time = durationWords(end - now(), locale);
    const extra = durationWords(Math.abs(end - before), locale);
    announce(t(end > before ? 'added' : 'changed', { extra, time }));
  }, [end, now, locale, announce, t]);

  if (!known) {
    return (
      <p data-slot="quiz-timer" className="flex min-h-9 items-center gap-2 text-sm text-ink-muted">
        <Icon of={NoEnd} size={18} className="shrink-0" />
        {t('noLimit')}
      </p>
    );
  }
  const over = left === 0;
  const last = left !== undefined && left <= LAST_MINUTE;
  const icon = last ? ClockAlert : Clock;
  return (
    <div data-slot="quiz-timer" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <p
        className={cn(
          'flex min-h-9 min-w-0 items-center gap-2 rounded-md',
          last ? 'bg-warning-soft px-3 py-1 text-ink forced-colors:border-2' : 'py-1',
        )}
      >
        <Icon of={icon} size={20} className={cn('shrink-0', last ? 'text-warning-ink' : 'text-ink-muted')} />
        {over ? (
          <span className="font-bold">{t('over')}</span>
        ) : hidden ? (
          <span className={last ? 'font-bold' : 'text-sm text-ink-muted'}>
            {t(last ? 'lastMinute' : 'hidden')}
          </span>
        ) : (
          <>
            <span
              aria-hidden="true"
              data-slot="quiz-timer-clock"
              className={cn('tabular-nums', last ? 'text-lg font-heavy' : 'font-bold')}
            >
              {left === undefined ? '–:––' : clockText(left)}
            </span>
            <span className="dk-visually-hidden">
              {left !== undefined && t('left', { time: words(left) })}
            </span>
          </>
        )}
      </p>
      {hideable && !over && (
        <Button size="sm" variant="quiet" onClick={() => setHidden(!hidden)}>
          {t(hidden ? 'show' : 'hide')}
        </Button>
      )}
      {extraMs !== undefined && extraMs > 0 && (
        <p className="basis-full text-sm text-ink-muted">{t('extra', { extra: words(extraMs) })}</p>
      )}
    </div>
  );
}
