import { dateFormat } from '../../foundations/lib/intl';

/** A calendar day as `yyyy-mm-dd`, which sorts chronologically as text. */
export type IsoDate = string;

const DAY = 86_400_000;

const utc = (iso: IsoDate) => new Date(`${iso}T00:00:00Z`);
const isoOf = (date: Date): IsoDate => date.toISOString().slice(0, 10);

/** @returns null for a date that does not exist, e.g. 30 February */
export function toIsoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? isoOf(date) : null;
}

export function partsOf(iso: IsoDate): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** Today in the user's time zone. */
export function today(): IsoDate {
  const now = new Date();
  return isoOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

export function addDays(iso: IsoDate, days: number): IsoDate {
  return isoOf(new Date(utc(iso).getTime() + days * DAY));
}

/** Keeps the day of the month if the target month has it, else uses that month's last day. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(iso);
  const last = new Date(Date.UTC(year, month + months, 0));
  return isoOf(
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate()))),
  );
}

/** Day of the week, 1 (Monday) to 7 (Sunday). */
export function weekdayOf(iso: IsoDate): number {
  return utc(iso).getUTCDay() || 7;
}

/** The first day of the week of `iso`. */
export function startOfWeek(iso: IsoDate, firstDay: number): IsoDate {
  return addDays(iso, -((weekdayOf(iso) - firstDay + 7) % 7));
}

/** The weeks that include days of a month, each with seven days. */
export function weeksOf(iso: IsoDate, firstDay: number): IsoDate[][] {
  const month = iso.slice(0, 7);
  const weeks: IsoDate[][] = [];
  for (let at = startOfWeek(`${month}-01`, firstDay); at.slice(0, 7) <= month; at = addDays(at, 7)) {
    const start = at;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  }
  return weeks;
}

interface WeekInfo {
  firstDay: number;
}

/** The locale's first day of the week, 1 (Monday) to 7 (Sunday). Monday if the browser does not support it. */
export function firstDayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** Formats a day with Intl, independent of the user's time zone. */
export function printDate(iso: IsoDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(utc(iso));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/** Parses a typed month: `3`, `03`, `Mar`, `march` (in the locale's language). */
export function parseMonth(text: string, locale: string): number | null {
  const typed = plain(text.trim());
  if (/^\d{1,2}$/.test(typed)) return Number(typed) >= 1 && Number(typed) <= 12 ? Number(typed) : null;
  if (typed.length < 3) return null;
  const found = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) =>
    plain(printDate(`2026-${String(month).padStart(2, '0')}-01`, locale, { month: 'long' })).startsWith(
      typed,
    ),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
