import { type SQL, sql } from 'drizzle-orm';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone, as `2026-11-30`. */
export function dayOf(moment: Date, timeZone: string): string {
  let format = dayFormats.get(timeZone);
  if (!format) {
    // en-CA writes days as ISO 8601 does.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    dayFormats.set(timeZone, format);
  }
  return format.format(moment);
}

/** The hour of a moment in a time zone, 0 to 23. */
export const hourOf = (moment: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment));

/** The day that is so many days after another one. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** SQL: the end of a day, which is text and may be null, in a time zone. */
export const endOf = (day: SQL, timeZone: string): SQL =>
  sql`((${day})::date + 1)::timestamp at time zone ${timeZone}`;
