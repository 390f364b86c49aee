import {
  BuddhistCalendar,
  type Calendar,
  CalendarDate,
  GregorianCalendar,
  getLocalTimeZone,
  isSameMonth,
  PersianCalendar,
  parseDate,
  startOfMonth,
  startOfWeek as startOfLocalWeek,
  today as todayIn,
  toCalendar,
} from '@internationalized/date';
import { dateFormat, kept, numberFormat } from '../../foundations/lib/intl';

/** A calendar day as `yyyy-mm-dd` of the Gregorian calendar, which sorts chronologically as text. */
export type IsoDate = string;

const GREGORIAN = /* @__PURE__ */ new GregorianCalendar();

/** The calendar of a locale; the Gregorian one unless the locale's default is Persian or Buddhist. */
const calendarOf = kept<Calendar, never>((locale) => {
  const { calendar } = dateFormat(locale).resolvedOptions();
  if (calendar === 'persian') return new PersianCalendar();
  return calendar === 'buddhist' ? new BuddhistCalendar() : GREGORIAN;
});

const local = (iso: IsoDate, locale: string) => toCalendar(parseDate(iso), calendarOf(locale));
const isoOf = (date: CalendarDate): IsoDate => toCalendar(date, GREGORIAN).toString();

/**
 * @param locale decides the calendar of the numbers
 * @returns null for a date that does not exist, e.g. 30 February
 */
export function toIsoDate(year: number, month: number, day: number, locale: string): IsoDate | null {
  if (year < 1000 || year > 9999) return null;
  // The constructor limits each part to what exists, so a part that changes did not exist.
  const date = new CalendarDate(calendarOf(locale), year, month, day);
  return date.year === year && date.month === month && date.day === day ? isoOf(date) : null;
}

/** The numbers of a day in the locale's calendar. */
export function partsOf(iso: IsoDate, locale: string): { year: number; month: number; day: number } {
  const { year, month, day } = local(iso, locale);
  return { year, month, day };
}

/** Today in the user's time zone. */
export function today(): IsoDate {
  return todayIn(getLocalTimeZone()).toString();
}

export function addDays(iso: IsoDate, days: number): IsoDate {
  return parseDate(iso).add({ days }).toString();
}

/** Months of the locale's calendar. Keeps the day of the month if the target month has it, else uses its last day. */
export function addMonths(iso: IsoDate, months: number, locale: string): IsoDate {
  return isoOf(local(iso, locale).add({ months }));
}

/** The first day of the week of `iso`, by the locale's first day of the week. */
export function startOfWeek(iso: IsoDate, locale: string): IsoDate {
  return startOfLocalWeek(parseDate(iso), locale).toString();
}

/** Whether two days are in one month of the locale's calendar. */
export function inSameMonth(one: IsoDate, other: IsoDate, locale: string): boolean {
  return isSameMonth(local(one, locale), local(other, locale));
}

/** The weeks that include days of a month of the locale's calendar, each with seven days. */
export function weeksOf(iso: IsoDate, locale: string): IsoDate[][] {
  const first = isoOf(startOfMonth(local(iso, locale)));
  const after = addMonths(first, 1, locale);
  const weeks: IsoDate[][] = [];
  for (let at = startOfWeek(first, locale); at < after; at = addDays(at, 7)) {
    const start = at;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  }
  return weeks;
}

export type DatePart = 'day' | 'month' | 'year';

/** The order in which the locale writes day, month and year. */
export function orderOf(locale: string): DatePart[] {
  const parts = dateFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(0);
  const known: readonly string[] = ['day', 'month', 'year'];
  return parts
    .map(({ type }) => (type === ('relatedYear' as string) ? 'year' : type))
    .filter((type): type is DatePart => known.includes(type));
}

/** A whole number in the locale's digits, without separators: a day or a year. */
export function printFigures(number: number, locale: string): string {
  return numberFormat(locale, { useGrouping: false }).format(number);
}

/** European digits for the locale's: `٢٧` is "27". Other text stays. */
export function europeanDigits(text: string, locale: string): string {
  const digits = Array.from({ length: 10 }, (_, digit) => printFigures(digit, locale));
  return text.replace(/\p{Nd}/gu, (sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign));
}

/** Formats a day with Intl, independent of the user's time zone. */
export function printDate(iso: IsoDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  const at = parseDate(iso).toDate('UTC');
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/** Parses a typed month: `3`, `03`, `٣`, `Mar`, `march` (in the locale's language and calendar). */
export function parseMonth(text: string, locale: string): number | null {
  const typed = plain(europeanDigits(text.trim(), locale));
  if (/^\d{1,2}$/.test(typed)) return Number(typed) >= 1 && Number(typed) <= 12 ? Number(typed) : null;
  if (typed.length < 3) return null;
  const { year } = partsOf('2026-06-01', locale);
  const found = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => {
    const first = isoOf(new CalendarDate(calendarOf(locale), year, month, 1));
    return plain(printDate(first, locale, { month: 'long' })).startsWith(typed);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
