import { clock } from '@digiken/ui/clock';
import { formatDataSize } from '@digiken/ui/data-size';
import { dateFormat } from '@digiken/ui/internal/intl';
import { useHydrated } from '@digiken/ui/internal/use-client-value';
import { useCurrency, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { useDurationText } from '../course-outline/duration';
import { whatNowMessages } from './messages';
import type { WhatNowCost, WhatNowFacts, WhatNowReason } from './types';

interface Facts extends WhatNowFacts {
  reason: WhatNowReason;
}

/** The sentence above the name. Times are those of the reader; until their time zone is known, those of Nairobi. */
export function useReason({ reason, startsAt, dueAt, mistakes, unit, readToEnd, none }: Facts): string {
  const t = useMessages(whatNowMessages);
  const locale = useLocale();
  const hydrated = useHydrated();
  const timeZone = hydrated ? undefined : 'Africa/Nairobi';
  const print = (time: string | number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone }).format(new Date(time));
  const time = { timeStyle: 'short' } as const;
  const day = { dateStyle: 'medium' } as const;
  if (reason === 'class' && startsAt) return t('classAt', { time: print(startsAt, time) });
  if (reason === 'due' && dueAt)
    return hydrated && print(dueAt, day) === print(clock.now(), day)
      ? t('dueToday', { time: print(dueAt, time) })
      : t('dueOn', { time: print(dueAt, { ...day, ...time }) });
  if (reason === 'reread' && mistakes && mistakes.of > 1)
    return t('mistakes', { count: mistakes.here, total: mistakes.of });
  if (reason === 'next' && readToEnd) return unit ? t('endedIn', { unit }) : t('ended');
  if (reason === 'next' && unit) return t('nextIn', { unit });
  return t(reason === 'choose' && none ? 'chooseFirst' : reason);
}

/** The usual label of the button. */
export function useAction({ reason, quiz = reason === 'due', amount }: Facts): string {
  const t = useMessages(whatNowMessages);
  const locale = useLocale();
  const currency = useCurrency();
  if (reason === 'choice' && amount)
    return t('choicePrice', { price: formatPrice(amount, locale, currency) });
  if (reason === 'due' && !quiz) return t('continueAction');
  return t(reason === 'next' && quiz ? 'dueAction' : `${reason}Action`);
}

/** "4 min left · 93 KB"; empty if nothing is known. */
export function useCost({ minutes, minutesLeft, bytes, saved }: WhatNowCost, hourly: boolean): string {
  const t = useMessages(whatNowMessages);
  const locale = useLocale();
  const time = useDurationText({ minutes: minutes ?? 0, short: true });
  const size = formatDataSize(bytes ?? 0, locale);
  return [
    minutes && (minutesLeft ? t('left', { time }) : time),
    saved ? t('noData') : bytes && (hourly ? t('anHour', { size }) : size),
  ]
    .filter(Boolean)
    .join(' · ');
}
