const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What a wall clock in the zone shows at a moment, as if it were UTC; milliseconds. */
function wallClock(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
}

/** What the zone's clocks are ahead of UTC at a moment; milliseconds. */
const offsetAt = (at: number, timeZone: string): number =>
  wallClock(at, timeZone) - Math.floor(at / 1000) * 1000;

/**
 * The moment of a local date and time (spec 13.61). When clocks go back, a time happens twice: the first one counts.
 * When they go forward, a time does not exist: it moves forward by what was left out, e.g. 02:30 becomes 03:30.
 * @param local `2026-11-24T18:00`
 * @param timeZone an IANA name
 */
export function momentOf(local: string, timeZone: string): Date {
  const wall = Date.parse(`${local}:00Z`);
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const found = [wall - before, wall - after]
    .filter((at) => wallClock(at, timeZone) === wall)
    .sort((item, other) => item - other);
  return new Date(found[0] ?? wall - before);
}

/** Moves a local date and time by whole days; the time of day stays. */
export const addDays = (local: string, days: number): string =>
  new Date(Date.parse(`${local}:00Z`) + days * DAY_MS).toISOString().slice(0, 16);

/** Days from the date of one local time to that of another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);

/** A moment for people, in a zone: "Tue 24 Nov 2026, 18:00 (Africa/Nairobi)". */
export function spoken(at: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return `${text} (${timeZone})`;
}
