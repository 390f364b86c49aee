import { dateFormat } from '../../foundations/lib/intl';
import type { IsoDate } from '../date-input/calendar-dates';

/** Local date and time in a time zone. */
export interface WallTime {
  date: IsoDate;
  /** `HH:MM` of the 24-hour clock. */
  time: string;
}

/** The local date and time in a time zone at an instant (ISO 8601). */
export function wallTimeAt(instant: string, timeZone: string): WallTime {
  const parts = dateFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

/**
 * The instant of the local time `wall` in a time zone, as ISO 8601 in UTC. A time skipped by a change to
 * daylight saving time becomes the one an hour later.
 */
export function instantOf(wall: WallTime, timeZone: string): string {
  const wanted = Date.parse(`${wall.date}T${wall.time}Z`);
  const aheadAt = (at: number) => {
    const shown = wallTimeAt(new Date(at).toISOString(), timeZone);
    return Date.parse(`${shown.date}T${shown.time}Z`) - at;
  };
  const near = wanted - aheadAt(wanted);
  return new Date(wanted - Math.min(aheadAt(near), aheadAt(wanted - aheadAt(near)))).toISOString();
}

/** The time zone's name in the user's language, e.g. "East Africa Time". */
export function zoneName(timeZone: string, locale: string, instant: string): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(new Date(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
