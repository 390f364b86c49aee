import { forwardRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { dateFormat, relativeFormat } from '../../foundations/lib/intl';
import { useLocale } from '../../foundations/messages-provider/messages-provider';
import { useNow } from './use-now';

const NATURAL = { numeric: 'auto' } as const;
const FULL = { dateStyle: 'full', timeStyle: 'short' } as const;
/** UTC on the server and during hydration, so that both print the same. */
const DATE = { dateStyle: 'medium', timeZone: 'UTC' } as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS: readonly [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [HOUR, MINUTE, 'minute'],
  [DAY, HOUR, 'hour'],
  [7 * DAY, DAY, 'day'],
  [30 * DAY, 7 * DAY, 'week'],
  [365 * DAY, 30 * DAY, 'month'],
  [Number.POSITIVE_INFINITY, 365 * DAY, 'year'],
];

/** Number of the calendar day in the user's time zone. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/**
 * "3 hours ago", "yesterday", "in 2 weeks"; under a minute "now". Days are counted by the calendar: 40 hours from the
 * evening are "in 2 days", not "tomorrow". Both times in ms since 1970.
 */
export function formatRelativeTime(time: number, now: number, locale = 'en-KE'): string {
  const format = relativeFormat(locale, NATURAL);
  const distance = time - now;
  if (Math.abs(distance) < MINUTE) return format.format(0, 'second');
  const [, size, unit] = STEPS.find(([limit]) => Math.abs(distance) < limit) as (typeof STEPS)[number];
  if (unit !== 'day') return format.format(Math.trunc(distance / size), unit);
  // A day has 25 hours when the clocks go back.
  const days = Math.max(1, Math.abs(dayOf(time) - dayOf(now)));
  return format.format(Math.sign(distance) * days, unit);
}

export interface RelativeTimeProps extends Forwarded {
  /** ISO 8601. */
  iso: string;
  /** Fixed current time in ms since 1970. Default: the clock, updated each minute. */
  now?: number;
}

/** Relative time; the full date is shown on hover. The server prints the date. */
export const RelativeTime = forwardRef<HTMLTimeElement, RelativeTimeProps>(function RelativeTime(
  { iso, now, ...rest },
  ref,
) {
  const locale = useLocale();
  const clock = useNow();
  const time = Date.parse(iso);
  if (Number.isNaN(time))
    return (
      <span {...rest} ref={ref}>
        {iso}
      </span>
    );
  const at = now ?? clock;
  return (
    <time
      {...rest}
      ref={ref}
      dateTime={iso}
      data-slot="relative-time"
      // Formatted on hover only, because formatting dates is most of the work in a long list.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = dateFormat(locale, FULL).format(time);
      }}
    >
      {at === null ? dateFormat(locale, DATE).format(time) : formatRelativeTime(time, at, locale)}
    </time>
  );
});
