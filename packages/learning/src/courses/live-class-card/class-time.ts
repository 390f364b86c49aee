import { dateFormat } from '@digiken/ui/internal/intl';

/** The time of a class in one time zone: `day` "Tuesday 24 November 2026", `start` "15:00", `zone` "East Africa Time". */
export interface ClassTime {
  day: string;
  start: string;
  end: string;
  /** Set if it ends on another day. */
  endDay?: string;
  zone: string;
}

/**
 * @param startsAt ms since 1970
 * @param endsAt ms since 1970
 * @param timeZone IANA name; undefined for the user's own
 */
export function classTime(
  startsAt: number,
  endsAt: number,
  locale: string,
  timeZone: string | undefined,
): ClassTime {
  const day = dateFormat(locale, { dateStyle: 'full', timeZone });
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone });
  const named = dateFormat(locale, { timeZone, timeZoneName: 'long' });
  const zone = named.formatToParts(startsAt).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const endDay = day.format(endsAt);
  return {
    day: day.format(startsAt),
    start: clock.format(startsAt),
    end: clock.format(endsAt),
    ...(endDay !== day.format(startsAt) && { endDay }),
    zone,
  };
}
