import { DIGEST_AT } from '@digiken/contract/constants';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** Times of day in a time zone: `22:00` to `07:00` is the night. */
export interface Quiet {
  from: string;
  to: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes since midnight on a wall clock in this zone. */
function minuteOfDay(at: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(clock.format(at));
}

/** The next moment after `at` at which a wall clock in this zone shows `time`. */
function nextAt(time: string, at: Date, timeZone: string): Date {
  const start = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  const wait = (minutesOf(time) - minuteOfDay(at, timeZone) + DAY) % DAY || DAY;
  const found = new Date(start + wait * MINUTE_MS);
  // The clock may be changed in between.
  const off = ((minutesOf(time) - minuteOfDay(found, timeZone) + DAY + DAY / 2) % DAY) - DAY / 2;
  return new Date(found.getTime() + off * MINUTE_MS);
}

/** When a mail that is due may be sent: at once, or at the end of the quiet hours (spec 13.48). */
export function afterQuiet(at: Date, quiet: Quiet | null, timeZone: string): Date {
  if (quiet === null) return at;
  const [from, to, now] = [minutesOf(quiet.from), minutesOf(quiet.to), minuteOfDay(at, timeZone)];
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? nextAt(quiet.to, at, timeZone) : at;
}

/** When the mail of a day is sent that takes in what happened at `at`. */
export const digestAfter = (at: Date, timeZone: string): Date => nextAt(DIGEST_AT, at, timeZone);
