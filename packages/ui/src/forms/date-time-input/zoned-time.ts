import { parseAbsolute, parseDateTime, toCalendarDate, toTime, toZoned } from '@internationalized/date';
import { dateFormat } from '../../foundations/lib/intl';
import type { IsoDate } from '../calendar/calendar-dates';

/** Local date and time in a time zone. */
export interface WallTime {
  date: IsoDate;
  /** `HH:MM` of the 24-hour clock. */
  time: string;
}

/** The local date and time in a time zone at an instant (ISO 8601). */
export function wallTimeAt(instant: string, timeZone: string): WallTime {
  const zoned = parseAbsolute(instant, timeZone);
  return { date: toCalendarDate(zoned).toString(), time: toTime(zoned).toString().slice(0, 5) };
}

/**
 * The instant of the local time `wall` in a time zone, as ISO 8601 in UTC. A time skipped by a change to
 * daylight saving time becomes the one an hour later.
 */
export function instantOf(wall: WallTime, timeZone: string): string {
  return toZoned(parseDateTime(`${wall.date}T${wall.time}`), timeZone).toAbsoluteString();
}

/** The time zone's name in the user's language, e.g. "East Africa Time". */
export function zoneName(timeZone: string, locale: string, instant: string): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(new Date(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
