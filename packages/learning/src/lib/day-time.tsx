import { useState } from 'react';
import { clock } from '@digiken/ui/clock';
import { dateFormat, relativeFormat } from '@digiken/ui/internal/intl';
import { useHydrated } from '@digiken/ui/internal/use-client-value';
import { useLocale } from '@digiken/ui/messages-provider';

const RELATIVE = { numeric: 'auto' } as const;
const DAY_MS = 86_400_000;

/** Number of the calendar day in the user's time zone. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** A day: "today, 10:41", "yesterday, 20:15", "Sat 21 Nov", with the year if it is another one. The server prints the date. */
export function DayTime({ iso }: { iso: string }) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const [now] = useState(() => clock.now());
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return null;
  const print = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options).format(time);
  if (!hydrated) return <time dateTime={iso}>{print({ dateStyle: 'medium', timeZone: 'UTC' })}</time>;
  const days = dayOf(time) - dayOf(now);
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return (
    <time dateTime={iso} title={print({ dateStyle: 'full', timeStyle: 'short' })}>
      {Math.abs(days) < 2
        ? `${relativeFormat(locale, RELATIVE).format(days, 'day')}, ${print({ timeStyle: 'short' })}`
        : print({ weekday: 'short', day: 'numeric', month: 'short', year })}
    </time>
  );
}
